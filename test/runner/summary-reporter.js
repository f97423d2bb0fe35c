/** @param {import('@web/test-runner').TestSuiteResult | undefined} suite */
function* testsOf(suite) {
  yield* suite?.tests ?? [];
  for (const inner of suite?.suites ?? []) yield* testsOf(inner);
}

/**
 * Ends a run with one line an engine, `Chromium: 26 passed, 0 failed`. A file that could not be run
 * counts as one failure.
 * @returns {import('@web/test-runner').Reporter}
 */
export function summaryReporter() {
  let browsers = [];
  return {
    start(args) {
      browsers = args.browsers;
    },
    onTestRunFinished({ sessions }) {
      for (const browser of browsers) {
        let passed = 0;
        let failed = 0;
        for (const session of sessions) {
          if (session.browser !== browser) continue;
          const tests = [...testsOf(session.testResults)];
          const passedHere = tests.filter((test) => test.passed).length;
          passed += passedHere;
          failed += tests.length - passedHere;
          if (!session.passed && passedHere === tests.length) failed += 1;
        }
        console.log(`${browser.name}: ${passed} passed, ${failed} failed`);
      }
    },
  };
}
