/** What the sheets of the campaign note for Zargon, by their own words. */
const NOTES: ReadonlyMap<string, string> = new Map([
  [
    'The goblins yell for help, and the door to the orcs’ room is torn open.',
    'De goblins schreeuwen om hulp, en de deur naar de kamer van de orken wordt opengerukt.',
  ],
  [
    'Somebody beats the gong: Verag’s door bursts open and the gargoyle joins the fight.',
    'Iemand slaat op de gong: Verags deur vliegt open en de gargouille mengt zich in het gevecht.',
  ],
  ['A poisoned needle waits in the lock of this chest.', 'In het slot van deze kist wacht een vergiftigde naald.'],
  [
    'Only a hidden door leads into this room. Its chest is not trapped.',
    'Alleen een verborgen deur leidt naar deze kamer. In de kist zit geen val.',
  ],
  [
    'One stone of the hearth is loose; somebody keeps savings behind it.',
    'Eén steen van de haard zit los; iemand bewaart er zijn spaargeld achter.',
  ],
  ['Verag squats on all that it has robbed.', 'Verag zit op alles wat hij heeft geroofd.'],
  [
    'Rock closes the corridors; everything beyond it is out of play.',
    'Rots sluit de gangen af; alles daarachter doet niet mee.',
  ],
  [
    'One look into this room, and the guards next door come out.',
    'Eén blik in deze kamer, en de wachters van hiernaast komen naar buiten.',
  ],
  [
    'A rope runs through the wall to a bell: the door to the next guardroom opens.',
    'Een touw loopt door de muur naar een bel: de deur naar de volgende wachtkamer gaat open.',
  ],
  [
    'Coins are hidden between the books. The bones behind the next door hear every step in here.',
    'Tussen de boeken zijn munten verstopt. De botten achter de volgende deur horen hier elke stap.',
  ],
  ['This chest fills the room with gas.', 'Deze kist vult de kamer met gas.'],
  [
    'Whoever finds the hidden door is almost beside the captive.',
    'Wie de verborgen deur vindt, staat bijna naast de gevangene.',
  ],
  [
    'Sir Ragnar in his chains. The moment he is free a horn sounds, and the patrols stand in the corridors.',
    'Sir Ragnar in zijn ketenen. Zodra hij vrij is, klinkt er een hoorn en staan de patrouilles in de gangen.',
  ],
  [
    'The goblins run for help: the orcs behind the far door come out.',
    'De goblins rennen om hulp: de orken achter de verste deur komen naar buiten.',
  ],
  [
    'The barracks. Whoever still sleeps next door is woken.',
    'Het soldatenverblijf. Wie hiernaast nog slaapt, wordt gewekt.',
  ],
  [
    'The guards throw the door of the throne room open, and Ulag himself comes out.',
    'De wachters gooien de deur van de troonzaal open, en Ulag zelf komt naar buiten.',
  ],
  ['A dart flies from the lid of this chest.', 'Uit het deksel van deze kist vliegt een pijl.'],
  ['Ulag’s share of the loot is under his throne.', 'Ulags deel van de buit ligt onder zijn troon.'],
  ['Here the raiders come home, one by one.', 'Hier komen de plunderaars thuis, één voor één.'],
  [
    'The door to the next hall is flung open. Under the table are a purse and a Potion of Strength.',
    'De deur naar de volgende zaal wordt opengesmeten. Onder de tafel liggen een beurs en een Krachtdrank.',
  ],
  [
    'The goblins hammer on the door behind them until it opens.',
    'De goblins bonzen op de deur achter zich tot die opengaat.',
  ],
  [
    'Vask the Reaver has heard you, and opens the door himself.',
    'Vask de Plunderaar heeft jullie gehoord, en doet zelf de deur open.',
  ],
  ['Vask’s own savings.', 'Vasks eigen spaargeld.'],
  ['A hidden door leads straight back to the corridor.', 'Een verborgen deur leidt regelrecht terug naar de gang.'],
  [
    'The three chests are the Prince’s gold. They are no treasure, and no trap guards them.',
    'De drie kisten zijn het goud van de Prins. Ze zijn geen schat, en geen val bewaakt ze.',
  ],
  [
    'Two doors of this room spring open at once; what was waiting behind them comes in.',
    'Twee deuren van deze kamer springen tegelijk open; wat erachter wachtte, komt binnen.',
  ],
  [
    'The heart of the maze. Only the hidden door in the wall of the great chamber leads here, and Melar’s Echo keeps watch.',
    'Het hart van de doolhof. Alleen de verborgen deur in de muur van de grote kamer leidt hierheen, en Melars Echo houdt de wacht.',
  ],
  ['The latch of this chest explodes.', 'De klem van deze kist ontploft.'],
  ['The goblins have buried a purse under their straw.', 'De goblins hebben een beurs begraven onder hun stro.'],
  [
    'This hidden door, and its twin further along the corridor, save a long way round.',
    'Deze verborgen deur, en haar evenbeeld verderop in de gang, bespaart een lange omweg.',
  ],
  [
    'Six traps lie in the floor. Melar expected visitors.',
    'Er liggen zes vallen in de vloer. Melar verwachtte bezoek.',
  ],
  [
    'Grak’s hall: at the first sight of you the guards throw the outer door open.',
    'Graks zaal: zodra de wachters jullie zien, gooien ze de buitendeur open.',
  ],
  [
    'A needle guards the chest. In it lies the Wizard’s Cloak, with a purse.',
    'Een naald bewaakt de kist. Erin ligt de Tovenaarsmantel, met een beurs.',
  ],
  ['The war chest of the band, or what is left of it.', 'De oorlogskas van de bende, of wat ervan over is.'],
  ['A hidden door between the hall and the guardroom.', 'Een verborgen deur tussen de zaal en de wachtkamer.'],
  ['Goblins keep coming from here.', 'Hiervandaan blijven er goblins komen.'],
  ['Everything the heroes own is in this chest.', 'Alles wat de helden bezitten, zit in deze kist.'],
  [
    'The stairway is not where the heroes start: they have to find it.',
    'De trap is niet waar de helden beginnen: ze moeten haar vinden.',
  ],
  [
    'Warriors at their table: they kick the door to the crypt open.',
    'Krijgers aan tafel: ze trappen de deur naar de crypte open.',
  ],
  [
    'In the tomb lies Borin’s Armor. Opening the room opens the next door too.',
    'In de tombe ligt Borins Harnas. Wie de kamer opent, opent ook de volgende deur.',
  ],
  ['The door of Orell’s study opens by itself.', 'De deur van Orells studeerkamer gaat vanzelf open.'],
  ['Gas pours out of this chest.', 'Uit deze kist stroomt gas.'],
  ['A drawer of the ritual table still holds Orell’s wages.', 'In een la van de rituele tafel ligt Orells loon nog.'],
  ['A hidden door leads out to the corridor.', 'Een verborgen deur leidt naar de gang.'],
  ['The orcs wake their neighbours: the far door opens.', 'De orken wekken hun buren: de verste deur gaat open.'],
  ['The guards of this room open the door behind them.', 'De wachters van deze kamer openen de deur achter zich.'],
  [
    'Balur’s chamber. A second door opens for his servants. Here lie the Wand of Magic and a purse.',
    'Balurs kamer. Een tweede deur gaat open voor zijn dienaren. Hier liggen de Toverstok en een beurs.',
  ],
  [
    'Balur’s refuge, behind a hidden door: this is where his Shadow Step leads. The chest has an explosive latch.',
    'Balurs schuilplaats, achter een verborgen deur: hierheen voert zijn Schaduwstap. De kist heeft een klem die ontploft.',
  ],
  [
    'The warriors in here throw the far door open to cut you off.',
    'De krijgers hier gooien de verste deur open om jullie de pas af te snijden.',
  ],
  ['The Elixir of Life lies in this tomb. Is there time?', 'Het Levenselixer ligt in deze tombe. Is er tijd?'],
  ['A full chest, and a dart behind its lock.', 'Een volle kist, en een pijl achter het slot.'],
  [
    'Sevrin, gaoler and sorcerer, stands between the heroes and the stairway.',
    'Sevrin, cipier en tovenaar, staat tussen de helden en de trap.',
  ],
  [
    'Two rows of rooms lead to the stairway. Neither is empty, and there is no time to try both.',
    'Twee rijen kamers leiden naar de trap. Geen van beide is leeg, en er is geen tijd om ze allebei te proberen.',
  ],
  [
    'The Ring of Return lies on the throne. Lady Ambrel has no wish to part with it.',
    'De Ring van Terugkeer ligt op de troon. Vrouwe Ambrel wil er geen afstand van doen.',
  ],
  ['This chest is full of gas, and of gold.', 'Deze kist zit vol gas, en vol goud.'],
  ['Somebody was buried with a purse.', 'Iemand is begraven met een beurs.'],
  [
    'Every door is a portal. Those with a strong mind can bend its will a little.',
    'Elke deur is een portaal. Wie sterk van geest is, kan de wil ervan een beetje ombuigen.',
  ],
  ['The watch calls out the garrison next door.', 'De wacht roept het garnizoen van hiernaast.'],
  ['A Dread warrior orders the far door open.', 'Een Schrikkrijger beveelt de verste deur te openen.'],
  ['Two doors open: reserves come from both sides.', 'Twee deuren gaan open: van beide kanten komen er versterkingen.'],
  [
    'Morrec’s hall. The door to his quarters opens as well.',
    'Morrecs zaal. Ook de deur naar zijn vertrekken gaat open.',
  ],
  ['Orc’s Bane lies on the table.', 'Orkenvloek ligt op de tafel.'],
  ['The pay chest. Its latch explodes.', 'De soldijkist. De klem ontploft.'],
  ['A hidden door leads into Morrec’s hall.', 'Een verborgen deur leidt naar Morrecs zaal.'],
  [
    'The dead of this room push the door to the corridor open.',
    'De doden van deze kamer duwen de deur naar de gang open.',
  ],
  ['The guards open the door at their back.', 'De wachters openen de deur in hun rug.'],
  ['A second door opens for those who heard you.', 'Een tweede deur gaat open voor wie jullie gehoord heeft.'],
  [
    'Bones rattle, and the door to the next chamber stands open.',
    'Botten ratelen, en de deur naar de volgende kamer staat open.',
  ],
  [
    'The tomb of the Witch Lord, with the inscription. A hidden door opens as soon as the chamber is seen.',
    'Het graf van de Heksenheer, met het opschrift. Een verborgen deur gaat open zodra de kamer gezien wordt.',
  ],
  [
    'Behind a hidden door: a chest with a needle in its lock, and in it the Wizard’s Staff and a purse.',
    'Achter een verborgen deur: een kist met een naald in het slot, en daarin de Tovenaarsstaf en een beurs.',
  ],
  [
    'From time to time another skeleton climbs out of the ground here.',
    'Van tijd tot tijd klimt hier weer een skelet uit de grond.',
  ],
  [
    'When the inscription is read the Witch Lord wakes, and the undead who have fallen rise again.',
    'Als het opschrift gelezen wordt, ontwaakt de Heksenheer, en de gevallen ondoden staan weer op.',
  ],
  [
    'The shrine. Its two doors are both hidden, and the Blade Warden never sleeps. The Spirit Blade lies on the tomb.',
    'Het heiligdom. Beide deuren zijn verborgen, en de Zwaardwachter slaapt nooit. De Geesteskling ligt op de tombe.',
  ],
  ['The goblins let their masters in by the other door.', 'De goblins laten hun meesters door de andere deur binnen.'],
  ['The door to the sleeping quarters opens.', 'De deur naar de slaapvertrekken gaat open.'],
  [
    'A Dread Adept leads this troop, and opens the door to the rest of it.',
    'Een Schrikadept leidt deze troep, en opent de deur voor de rest ervan.',
  ],
  ['Gas fills this chest.', 'Deze kist zit vol gas.'],
  ['A dart is set in the lid.', 'In het deksel zit een pijl.'],
  ['The next door opens; the dead in there were waiting.', 'De volgende deur gaat open; de doden daar wachtten al.'],
  ['The hall’s far door opens as well.', 'Ook de verste deur van de zaal gaat open.'],
  ['The guards open the door to their captain’s room.', 'De wachters openen de deur naar de kamer van hun hoofdman.'],
  ['Orcs come through the door behind these.', 'Achter dezen komen orken door de deur.'],
  [
    'The Witch Lord’s hall. A hidden door opens, and his last guard steps out.',
    'De zaal van de Heksenheer. Een verborgen deur gaat open, en zijn laatste wacht treedt naar buiten.',
  ],
  [
    'Behind a hidden door: a chest with an explosive latch, and in it the Spell Ring.',
    'Achter een verborgen deur: een kist met een klem die ontploft, en daarin de Spreukenring.',
  ],
  ['Offerings to the Witch Lord, in good gold.', 'Offergaven voor de Heksenheer, in goed goud.'],
  ['Skeletons keep digging themselves out here.', 'Hier blijven skeletten zich uitgraven.'],
]);

/** What Zargon's sheet notes beside a square; what somebody else wrote stays as it is. */
export const note = (text: string): string => NOTES.get(text) ?? text;
