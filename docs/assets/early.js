// Before anything is drawn: what the reader chose last time. A classic script, so that nothing jumps.
(function () {
  var root = document.documentElement;
  var chosen = function (name, otherwise) {
    try {
      return localStorage.getItem("kodeks-" + name) || otherwise;
    } catch (error) {
      return otherwise; // storage may be forbidden; a choice then lasts as long as the page
    }
  };
  root.classList.replace("no-js", "js");
  root.dataset.beside = chosen("beside", "off");
  root.dataset.past = chosen("past", "off");
  root.dataset.scheme = chosen("scheme", "auto");
})();
