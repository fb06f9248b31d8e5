// A reporter for the tests: what failed, in a line each, where a reader looks first: at the end of all that was said.
/** @typedef {import('vitest/node').TestModule} TestModule */

export default class Failures {
  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly { readonly message: string }[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    const failed = modules.flatMap((module) => [
      ...module.errors().map(({ message }) => [module.relativeModuleId, message]),
      ...[...module.children.allTests('failed')].map((test) => [
        `${module.relativeModuleId} > ${test.fullName}`,
        test.result().errors?.[0]?.message ?? '',
      ]),
    ]);
    const all = [...failed, ...unhandled.map(({ message }) => ['outside of any test', message])];
    if (all.length > 0) console.log('\nWhat failed:');
    for (const [where, message = ''] of all)
      console.log(`  ${where}\n    ${message.split('\n').slice(0, 3).join('\n    ')}`);
  }
}
