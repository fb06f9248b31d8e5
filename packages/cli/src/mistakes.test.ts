import { describe, expect, test } from 'vitest';
import { questhall } from './testing/command.ts';
import { inProcess } from './testing/in-process.ts';

describe('mistakes get a sentence, exit code 2, and no stack trace', () => {
  test.each([
    ['od', 'Did you mean odds?'],
    ['odds dungeonquest --mod dice', 'Did you mean --mode?'],
    ['odds dungeonquest --mode dicey', 'Allowed choices are dice, solo, cards'],
    ['odds dungeonquest --hero-life -3', 'whole number from 1 to 99'],
    ['odds dungeonquest --hero-life 2.5', 'whole number from 1 to 99'],
    ['odds dungeonquest --hero-life 1e9', 'whole number from 1 to 99'],
    ['odds dungeonquest --hero conan', 'Allowed choices are hugo'],
    ['odds dungeonquest --hero-life 4', '--monster-life is missing'],
    ['odds dungeonquest --hero-life 4 --monster-life 3', '--attribute is missing'],
    ['odds dungeonquest --mode cards --hero-life 9 --monster-life 9 --exact', 'too long'],
    ['bench --wanted 0.95', '--only and --wanted belong to --beside'],
    ['simulate chess', 'there is no game "chess"; there are: heroquest'],
    ['simulate dungeonquest --games 0', 'whole number from 1'],
    ['simulate dungeonquest --set hero=conan', 'hero must be hugo'],
    ['simulate dungeonquest --set hero-life=0', 'heroLife must be a whole number from 1 to 99'],
    ['simulate dungeonquest --set life=3', 'life is not an option of this game'],
    ['simulate dungeonquest --set heroo=hugo', 'Did you mean hero?'],
    ['simulate dungeonqest', 'Did you mean dungeonquest?'],
    ['simulate dungeonquest --set hero=hugp', '"hugp" is not. Did you mean hugo?'],
    ['simulate dungeonquest --players standart,random', 'Did you mean standard?'],
    ['play dungeonquest --players me,standart', 'Did you mean standard?'],
    ['simulate dungeonquest --players ./nobody.mjs', './nobody.mjs is no file'],
    ['play dungeonquest --players me,./nobody.mjs', './nobody.mjs is no file'],
    ['play dungeonquest --set monsterlife=3', 'Did you mean monsterLife?'],
    ['simulate dungeonquest --set hero', 'It is written name=value'],
    ['simulate dungeonquest --players standard,genius', '"genius" is nobody'],
    ['simulate dungeonquest --html /no/such/folder/x.html --games 50000000', 'cannot be written'],
    ['simulate dungeonquest --set hero=hugo --set hero=maud', 'hero is set twice'],
    [`simulate dungeonquest --games 10 --seed ${'a'.repeat(130)}`, 'seed must be a short text'],
    ['odds dungeonquest --exact', '--hero-life is missing'],
    [
      'odds dungeonquest --mode dice --heavy-counter --attribute 6 --hero-life 3 --monster-life 3',
      '--heavy-counter belongs to --mode cards',
    ],
    [
      'odds dungeonquest --mode solo --determination 2 --hero-life 3 --monster-life 3',
      '--determination belongs to --mode dice',
    ],
    [
      'odds dungeonquest --hero hugo --determination 20 --hero-life 99 --monster-life 99 --attribute 6',
      'too long to reckon',
    ],
    ['odds dungeonquest --hero hugo --hero-life 3', '--monster-life is missing'],
    ['odds dungeonquest --attack 3', "unknown option '--attack'"],
    ['odds chess', "unknown command 'chess'"],
    ['odds heroquest --mode dice', "unknown option '--mode'"],
    ['odds heroquest --atack 3', 'Did you mean --attack?'],
    [
      'odds heroquest --attack -1',
      "'--attack <dice>' argument '-1' is invalid. It must be a whole number from 1 to 16.",
    ],
    ['odds heroquest --attack 2.5', 'whole number from 1 to 16'],
    ['odds heroquest --defend 0', 'whole number from 1 to 16'],
    [
      'odds heroquest --defender-attack 1e9',
      "'--defender-attack <dice>' argument '1e9' is invalid. It must be a whole number from 1 to 16.",
    ],
    [
      'odds heroquest --body 100',
      "'--body <points>' argument '100' is invalid. It must be a whole number from 1 to 99.",
    ],
    ['odds heroquest --resist -1', 'whole number from 0 to 99'],
    ['odds heroquest --defender goat', 'Allowed choices are monster, hero'],
    ['odds heroquest --monster balrog', '--monster must be one of goblin, orc'],
    ['odds heroquest --attack 3', '--defend is missing; or name a --monster'],
    ['odds heroquest --defender hero --defend 3', '--attack is missing; or name a --monster'],
    ['odds heroquest --exact', '--attack is missing; or name a --hero'],
    ['odds heroquest --duel --attack 3 --monster orc', '--attacker-defend is missing; or name a --hero'],
    ['odds heroquest --duel --hero elf --defender-attack 3 --defend 2', '--body is missing; or name a --monster'],
    ['odds heroquest --attack 3 --defend 2 --attacker-body 3', '--attacker-body belongs to --duel'],
    ['odds heroquest --resist 3 --duel', '--duel has no part in a resist roll'],
    [
      'odds heroquest --set smallParty=on',
      '--set smallParty: nothing of this name changes the odds; there are asPublished, publishedShields, publishedMonsters, blankDie, sheet',
    ],
    ['odds heroquest --set blankDie=maybe', 'blankDie must be on or off'],
    ['odds heroquest --hero wizard --monster mummy --spirit-blade', '--spirit-blade is not for the Wizard'],
    ['odds heroquest --defender hero --spirit-blade', '--spirit-blade is for heroes, and here a monster strikes'],
    ['odds heroquest --hero elf --monster witch-lord-14', 'nothing but the Spirit Blade harms the Witch Lord'],
    ['odds heroquest --duel --hero elf --monster orc --body 19 --exact', 'too long beyond 24 Body Points'],
    ['play dungeonquest --players me --set mode=cards', 'mode.classic-needs-two'],
    ['play chess', 'there is no game "chess"'],
    ['play --dice loaded', 'Allowed choices are rolled, typed'],
    ['play --load nowhere.table --set mode=dice', '--load brings its own options'],
    ['play --load nowhere.table', 'nowhere.table: there is no such file'],
    ['replay nowhere.table', 'no such file'],
    ['replay nowhere.table --from 5 --to 2', '--from 5 comes after --to 2'],
    ['rules chess', 'there is no game "chess"'],
    ['rules dungeonquest dice.fail', 'did you mean dice.fail-over'],
    ['rules dungeonquest unicorn', 'lists them all'],
  ])('questhall %s', async (line, message) => {
    const { code, err } = await inProcess(line);
    expect(err).toContain(message);
    expect(err).not.toMatch(/\n\s+at /);
    expect(code).toBe(2);
  });

  test('help to play and to simulate has the options of the game that is named, and else says where they are', async () => {
    for (const command of ['play', 'simulate']) {
      const { out: all } = await inProcess(`${command} --help`);
      const { out: one } = await inProcess(`${command} heroquest --help`);
      expect(all).toContain(`npx questhall ${command} heroquest --help\n  npx questhall ${command} glowquest --help`);
      expect(all).not.toContain('Options of');
      expect(all.split('\n').length).toBeLessThan(45);
      expect(one).toContain('Options of HeroQuest, for --set');
      expect(one).toContain('Players of HeroQuest: ');
      expect(one.split('Options of HeroQuest')[1]).toMatch(
        /^[^\n]*\n {2}asPublished \[off\]\n {6}The game of the box: /,
      );
      expect(one).toContain('To each its own shield'.toLowerCase());
      expect(one).not.toMatch(/(Options|Players) of DungeonQuest/);
    }
    expect((await inProcess('play --help dungeonquest')).out).toContain('Options of DungeonQuest');
  });

  test('help is there for everything, with examples', async () => {
    for (const line of [
      '--help',
      'play --help',
      'replay --help',
      'verify --help',
      'odds --help',
      'odds dungeonquest --help',
      'odds heroquest --help',
      'simulate --help',
      'compare --help',
      'tune --help',
      'rules --help',
      'bench --help',
    ]) {
      expect(await inProcess(line)).toMatchObject({ code: 0, out: expect.stringContaining('Examples:') });
    }
    expect(questhall('').out).toContain('Usage: questhall');
  });
});
