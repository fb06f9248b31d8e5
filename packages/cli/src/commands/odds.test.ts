import { describe, expect, test } from 'vitest';
import { inProcess } from '../testing/in-process.ts';

const json = async (line: string) => JSON.parse((await inProcess(line)).out);

describe('odds', () => {
  test('of Combat Dice, as a program reads them', async () => {
    expect(
      await json('odds dungeonquest --mode dice --attribute 6 --hero-life 4 --monster-life 3 --json'),
    ).toMatchObject({
      win: expect.closeTo(0.5069444, 6),
      bothDie: 0,
      expectedHeroWounds: expect.closeTo(2.7644676, 6),
    });
  });

  test('of Classic Cards, with value and mix', async () => {
    const odds = await json('odds dungeonquest --mode cards --hero-life 2 --monster-life 2 --json');
    expect(odds).toMatchObject({ win: odds.value, value: expect.closeTo(1817 / 4151, 9) });
    expect(odds.mix).toEqual({
      quickShot: expect.closeTo(0.266442, 6),
      slash: expect.closeTo(0.349073, 6),
      boltOfAgony: expect.closeTo(0.384486, 6),
    });
  });

  test.each([
    ['hugo', 0.7255],
    ['krutzbeck', 0.8683],
    ['tatianna', 0.7336],
    ['challara', 0.444, 9],
    ['lindel', 0.578],
  ])('with %s’s ability', async (hero, win, wounds = 0) => {
    expect(
      await json(
        `odds dungeonquest --mode solo --hero ${hero} --hero-life 4 --hero-wounds ${wounds} --monster-life 4 --json`,
      ),
    ).toMatchObject({
      hero,
      win: expect.closeTo(win, 4),
    });
  });

  test('with the rules that they were reckoned by, and the wounds of a hero who cannot die', async () => {
    const solo = await json('odds dungeonquest --mode solo --hero krutzbeck --hero-life 4 --monster-life 3 --json');
    expect(solo.rules).toEqual([
      'odds.solo-chain',
      'odds.ability-krutzbeck',
      'odds.boundary',
      'odds.expected-wounds',
      'odds.dice-unlimited',
    ]);
    expect(solo.unlimitedHeroWounds).toBeCloseTo(1.75, 12);
    const tokens = await json('odds dungeonquest --mode solo --hero lindel --monster sorcerer --json');
    expect(tokens.unlimitedHeroWounds).toBeCloseTo((1.75 + 2 * 2.5625 + 2 * 3.359375) / 5, 12); // each of its five tokens
    expect(tokens.rules).toContain('odds.unknown-life');
    const { out } = await inProcess('odds dungeonquest --attribute 6 --hero-life 4 --monster-life 3');
    expect(out).toContain('if he could not die');
    expect(out).toContain('reckoned by odds.dice-chain, odds.boundary');
    for (const none of ['--mode cards', '--attribute 1', '--attribute 6 --determination 1'])
      expect(await json(`odds dungeonquest ${none} --hero-life 4 --monster-life 3 --json`)).toMatchObject({
        unlimitedHeroWounds: null,
      });
  });

  test('as fractions, as text, and as a table of everybody against everybody', async () => {
    expect((await json('odds dungeonquest --mode solo --hero-life 3 --monster-life 3 --exact --json')).exact.win).toBe(
      '44/81',
    );
    expect((await inProcess('odds dungeonquest --hero hugo --monster golem')).out).toContain(
      'wounds the hero can expect',
    );
    expect((await inProcess('odds dungeonquest --mode cards')).out).toContain('Hugo the Glorious');
    expect((await json('odds dungeonquest --json')).table).toHaveLength(6);
  });

  test('of an attack in Glowquest, with the Surges at hand, and against everybody', async () => {
    const { reports } = await json('odds glowquest --monster ghoul --surges 2 --json');
    expect(reports[0].odds[0].odds).toMatchObject({
      plain: { hit: 7 / 12, kill: 0 },
      spent: { hit: 9 / 12, kill: 7 / 12 },
    });
    const { out } = await inProcess('odds glowquest --hero defense --card longsword --monster orc-brute --surges 1');
    expect(out).toContain('Longsword (base damage 4)');
    expect(out).toContain('1 Surge at hand');
    expect((await inProcess('odds glowquest')).out).toContain('Lord Girdan the Savage');
    expect((await inProcess('odds glowquest --card longsord')).err).toContain('longsword');
    expect((await inProcess('odds glowquest --card mend')).err).toContain('utility');
  });

  test('of an attack in Glowquest with more cards than anybody could try one by one, in whatever order', async () => {
    const cards = [
      ...[
        'heavy-swing',
        'gap-finder',
        'whirl',
        'skewer',
        'wide-arc',
        'blast',
        'starfall',
        'open-vein',
        'viper-oil',
        'expose',
      ],
      ...['trip', 'finish', 'slam', 'dazing-blow', 'ring-of-ruin', 'amulet-of-wrath', 'glowglass-blade', 'opportunist'],
    ];
    const best = async (order: readonly string[]) => {
      const { reports } = await json(
        `odds glowquest --monster cave-bear --surges 5 ${order.map((card) => `--card ${card}`).join(' ')} --json`,
      );
      return reports[0].odds[0].odds;
    };
    const odds = await best(cards);
    expect(odds).toMatchObject({ isExact: true, spent: { hit: 9 / 12 } });
    expect(await best(cards.toReversed())).toEqual(odds);
    expect(await best([...cards.slice(9), ...cards.slice(0, 9)])).toEqual(odds);
  });

  test('of an attack in Glowquest that squares decide about: at least so much', async () => {
    const lines = async (cards: string) => (await inProcess(`odds glowquest --surges 2 --monster ghoul ${cards}`)).out;
    expect(await lines('--card slam')).not.toContain('at least');
    expect(await lines('--card slam --card crush')).toContain('kills at least');
    expect((await inProcess('odds glowquest --surges 2 --card slam --card crush')).out).toMatch(/Ghoul .* at least/);
  });

  test('of a blow in HeroQuest, as a program reads them and with fractions', async () => {
    expect(await json('odds heroquest --attack 3 --defend 2 --body 1 --json')).toEqual({
      game: 'heroquest',
      ...{ attack: 3, defend: 2, body: 1, defender: 'monster', isBlackOnly: false },
      house: { blankDie: false, publishedShields: false },
      ...{ expectedDamage: 23 / 32, hit: 1 / 2, kill: 1 / 2, distribution: [1 / 2, 5 / 16, 5 / 32, 1 / 32] },
      ...{ expectedWounds: 1 / 2, wounds: [1 / 2, 1 / 2] },
    });
    const exact = {
      expectedDamage: '19/64',
      hit: '29/128',
      kill: '1/128',
      distribution: ['99/128', '21/128', '7/128', '1/128'],
    };
    expect(await json('odds heroquest --hero barbarian --monster gargoyle --exact --json')).toMatchObject({
      attack: 3,
      defend: 4,
      body: 3,
      exact,
    });
  });

  test.each([
    ['--defender hero', [7 / 12, 5 / 12], '--set blankDie=on --set published-shields=on'],
    ['--defender hero', [2 / 3, 1 / 3], '--set publishedShields=on'],
    ['--defender monster', [7 / 12, 5 / 12], '--set publishedShields=on'],
    ['--defender monster', [2 / 3, 1 / 3], '--set blank-die=on'],
    ['--monster skeleton', [7 / 12, 5 / 12], '--spirit-blade'],
    ['--monster orc', [3 / 4, 1 / 4], '--spirit-blade'],
  ])('of one die against one, %s: %s with %s', async (defender, distribution, options) => {
    const odds = await json(`odds heroquest --attack 1 --defend 1 ${defender} ${options} --json`);
    expect(odds.distribution).toEqual(distribution.map((chance) => expect.closeTo(chance, 12)));
  });

  test('of who strikes whom in HeroQuest, from sheet and card', async () => {
    expect(await json('odds heroquest --hero wizard --monster ulag --json')).toMatchObject({
      attack: 1,
      defend: 5,
      body: 2,
    });
    expect(await json('odds heroquest --hero wizard --monster ulag --defender hero --json')).toMatchObject({
      attack: 4,
      defend: 2,
      body: 4,
    });
    expect(await json('odds heroquest --monster witch-lord-14 --spirit-blade --json')).toMatchObject({
      ...{ attack: 3, defend: 6, body: 4, isBlackOnly: true, kill: 0 },
      expectedDamage: expect.closeTo(0.779, 3),
    });
    expect(
      (await json('odds heroquest --attack 5 --monster witch-lord-14 --spirit-blade --json')).kill,
    ).toBeGreaterThan(0);
  });

  test('of a duel in HeroQuest', async () => {
    const one = '--duel --attack 1 --attacker-defend 1 --attacker-body 1 --defender-attack 1 --defend 1 --body 1';
    expect((await json(`odds heroquest ${one} --exact --json`)).exact).toEqual({
      ...{ win: '4/7', lose: '3/7', expectedRounds: '16/7' },
      ...{ firstLeft: ['3/7', '4/7'], secondLeft: ['4/7', '3/7'] },
    });
    const elf = await json('odds heroquest --duel --hero elf --monster dread-warrior --json');
    const warrior = await json('odds heroquest --duel --hero elf --monster dread-warrior --defender hero --json');
    expect([elf.first.isHero, warrior.first.isHero]).toEqual([true, false]);
    expect(elf.win).toBeGreaterThan(warrior.lose);
    expect(elf.expectedRounds).toBeCloseTo(warrior.expectedRounds, 9); // whoever would need fewer blows ends it
  });

  test('of HeroQuest as text, of a resist roll, and of any dice against any', async () => {
    expect((await inProcess('odds heroquest --hero elf --monster orc --exact')).out).toContain(
      'Elf strikes Orc: 2 dice against 2, 1 Body Point',
    );
    expect((await inProcess('odds heroquest --monster orc --spirit-blade')).out).toContain('Orc is not undead');
    expect((await inProcess('odds heroquest --duel --hero elf --monster orc --set blankDie=on')).out).toContain(
      'House rules: blankDie.',
    );
    expect((await inProcess('odds heroquest')).out).toContain('2.508');
    expect((await json('odds heroquest --json')).table[5].against[5]).toEqual({
      defend: 6,
      expectedDamage: expect.closeTo(0.677, 3),
      hit: expect.closeTo(0.387, 3),
    });
    expect(await json('odds heroquest --resist 4 --exact --json')).toMatchObject({
      resist: expect.closeTo(0.518, 3),
      exact: { resist: '671/1296' },
    });
  });
});
