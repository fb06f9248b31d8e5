/** A test that carries a rule's id in its name. */
interface RuleStory {
  readonly rule: string;
  /** What the test says, with its file. */
  readonly story: string;
}

const RULE_ID = /\[([a-z]+\.[a-z0-9-]+)\]/g;
const TEST_NAME = /(['"`])((?:(?!\1).)*\[[a-z]+\.[a-z0-9-]+\](?:(?!\1).)*)\1/g;

export function storiesIn(name: string, text: string): readonly RuleStory[] {
  return [...text.matchAll(TEST_NAME)].flatMap(([, , title = '']) => {
    const plain = title
      .replace(RULE_ID, '')
      .replace(/%[a-z]/g, '…')
      .trim();
    return [...title.matchAll(RULE_ID)].map(([, rule = '']) => ({
      rule,
      story: `${plain === '' ? 'tables' : plain} (${name})`,
    }));
  });
}
