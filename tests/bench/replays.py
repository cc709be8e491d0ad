"""How long the engine in the page takes to replay a whole interview: a request with ten answers, a thousand times.

The rulings are worked out anew each time. What was put into words before is kept, as it is in an interview: the first of
the thousand, which comes after one that is not counted, finds it there.
"""

from kodeks.rulings.procedures import PROCEDURES
from kodeks.walks.paths import given_on, paths, starts

ANSWERS = 10
REPLAYS = 1_000
MEASURE = """async ({ request, replays, module }) => {
  const { engine } = await import(module);
  await engine.answer(request);
  const times = [];
  for (let count = 0; count < replays; count++) {
    const begun = performance.now();
    await engine.answer(request);
    times.push(performance.now() - begun);
  }
  return times;
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
    """Milliseconds of each replay, from the page's question to the engine's answer."""
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(site.at("ru/rulings/"))
        module = site.at("assets/ruling-engine.js")
        return page.evaluate(MEASURE, {"request": request, "replays": REPLAYS, "module": module})
