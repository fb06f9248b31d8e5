import { type GoldenTable, type Ledger, LedgerError, tableIn } from '@questhall/testkit/ledger';

/** The rows of the glossary that name what stands on cards, as they are written there. */
const ROWS: readonly string[] = [
  'heroic; epic; legendary',
  'Dungeon; Wilderness',
  'Boon',
  'Treasure',
  'Bane',
  'Trap',
  'play time: Dungeonlord, Hero, Anytime, Response',
  'duration: Instant, Permanent, Attachment, Monster',
  'score; Melee; Magic; Speed',
  'terrain: desert, forest, mountains, plains, swamp, city, water',
  'Entrance',
  'Passage; Grim Passage; Room',
  'Road; Grim Road; Place',
  'Slay',
  'Threat (Quest)',
  'Escort',
  'Artifact (Quest)',
  'Sacrifice',
  'Search',
  'Chance',
  'Effect',
  'Spell; Blessing; Discipline; Charm; Remedy',
  'Weapon; Staff; Bow; Shield; Armour; Helmet; Boots; Cloak; Amulet; Mount; Tool; Potion; Storage; Collar',
  'Curse; Misfortune; Upheaval; Rage',
  'Beast; Undead; Construct; Cultist; Demon; Shapechanger; Giant; Spirit; Human; Dragon',
  'Dwarf; Elf; Halfling; Human; Giantkin; Gnome; Ghostkin',
  'Warden; Sorcerer; Scout; Ranger; Druid; Berserker; Paladin; Artificer; Pyromancer; Champion; Oracle; Wanderer; ' +
    'Sexton; Duellist; Monk',
];

/** Without what the list is of, and without what is said of a term in brackets. */
const termsIn = (cell: string): readonly string[] =>
  cell
    .replace(/^(?:play time|speeltijd|duration|duur|terrain|terrein): |^score; /, '')
    .split(/[;,] /)
    .map((term) => term.replace(/ \(.+\)$/, ''));

/** What is printed on cards, in both languages. */
export function terms(ledger: Ledger): GoldenTable {
  const glossary = new Map(
    tableIn(ledger, '## 26. ', ['English', 'Nederlands (interface)', 'In the source']).map(
      ([english = '', dutch = '']) => [english, dutch],
    ),
  );
  return {
    name: 'terms',
    source: '26',
    columns: ['english', 'dutch'],
    rows: ROWS.flatMap((row) => {
      const [english, dutch] = [termsIn(row), termsIn(glossary.get(row) ?? '')];
      if (english.length !== dutch.length) throw new LedgerError(ledger, '26', `should translate ${row}`);
      return english.map((term, at) => [term, dutch[at] ?? '']);
    }),
  };
}
