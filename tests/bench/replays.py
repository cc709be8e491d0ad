"""How long the engine in the page takes to replay a whole interview: a request with ten answers, a thousand times.

The rulings are worked out anew each time. What was put into words before is kept, as it is in an interview: the first of
the thousand, which comes after one that is not counted, finds it there.
"""

from kodeks.rulings.procedures import PROCEDURES
from kodeks.walks.paths import given_on, paths, starts

ANSWERS = 10
REPLAYS = 1_000
# Goes before the worker's own script: how long from the arrival of a request to its response, which takes that along.
WATCH = """let begun;
addEventListener("message", () => (begun = performance.now()));
const send = postMessage.bind(self);
self.postMessage = (told) => send({ ...told, milliseconds: performance.now() - begun });"""
MEASURE = """async ({ request, replays, module, watch }) => {
  const script = (text) => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const inside = [];
  window.Worker = class extends Worker {
    constructor(url, options) {
      super(script(`import "${script(watch)}"; import "${url}";`), options);
      this.addEventListener("message", ({ data }) => data.id && inside.push(data.milliseconds));
    }
  };
  const { engine } = await import(module);
  await engine.answer(request);
  const whole = [];
  for (let count = 0; count < replays; count++) {
    const begun = performance.now();
    await engine.answer(request);
    whole.push(performance.now() - begun);
  }
  return { whole, inside: inside.slice(1) };
}"""


def ten_answers():
    """(procedure, request) of an interview of ten answers for each procedure that has one."""
    for procedure in PROCEDURES:
        for start in starts((procedure,)):
            trail = next((trail for trail, _ in paths(start) if len(trail) == ANSWERS), None)
            if trail:
                given = given_on(trail, start.state)
                yield procedure.name, {"procedure": procedure.name, "code": start.code, "lang": "ru", "given": given}
                break


def replays(browser, site, request):
    """Milliseconds of each replay: `whole` from the page's question to the engine's answer, `inside` the worker alone."""
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(site.at("ru/rulings/"))
        module = site.at("assets/ruling-engine.js")
        return page.evaluate(MEASURE, {"request": request, "replays": REPLAYS, "module": module, "watch": WATCH})
