import { describe, expect, it } from 'vitest';
import { firstAid } from './first-aid.ts';
import { harmShares } from './harms.ts';
import { answeredKinds } from './kinds.ts';
import { READ_AT_MOST } from './mark-people.ts';
import { readEmergency } from './read-emergency.ts';

const nowIn = (text: string) => readEmergency(text).now;
const kindsIn = (text: string) => readEmergency(text).kinds;

describe('somebody is hurt or in danger now', () => {
  it.each([
    'he fell off the roof hes not moving',
    'HE FELL OFF THE ROOF AND HES NOT BREATHING',
    'he fell of the rof hes not brething',
    'He fell off the roof. He’s not breathing!',
    'SE CAYÓ DEL TECHO Y NO RESPIRA',
    'se callo del techo y no respira',
    'cut my hand bad with the grinder wont stop bleding',
    'my arm is caught in the conveyor',
    'me queme la mano con chapopote ayuda',
  ])('%s', (said) => {
    expect(nowIn(said)).toBe('yes');
  });

  it.each([
    'lips are gray and he just stares',
    'we can only see his boots',
    'how much juice do i give him his sugar dropped',
    'se puso morado y ya no jala aire',
    'the hole watch stopped answering and the rope is slack',
    'my leg bent the wrong way',
  ])('is heard at least: %s', (said) => {
    expect(nowIn(said)).not.toBe('no');
  });
});

describe('raises no alarm', () => {
  it.each([
    'camera fell in the lake',
    'our drone fell into the pond',
    'the ground prong broke',
    'seat belt on the skid steer is torn',
    'se me cayo el celular al agua',
    'el taladro se quemo',
    'forklift tipped over, nobody hurt',
  ])('where only a thing is damaged: %s', (said) => {
    expect(nowIn(said)).toBe('no');
  });

  it.each([
    'the wrench fell on his head',
    'trench box fell on Luis',
    'tool broke, piece is in my eye',
    'the generator is on fire',
    'rigo fell off the roof',
  ])('but for who is hurt by it, and for what kills: %s', (said) => {
    expect(nowIn(said)).not.toBe('no');
  });

  it.each([
    ['what has happened before', 'in 2019 a guy on another crew got electrocuted, what was the cause'],
    ['what has happened before', 'hace dos años se nos derrumbó una zanja, ¿va en el plan?'],
    ['training', 'for the quiz: a coworker touches a live wire, what comes first?'],
    ['training', 'mañana hay simulacro de rescate en el tanque, ¿qué llevo?'],
    ['a rule', 'what should the crew do if someone is shocked'],
    ['a rule', '¿cuánto tiempo aguanta uno colgado del arnés?'],
    ['a worn-out tool', 'my impact driver died again, any spare'],
    ['a worn-out tool', 'el compresor se ahoga cuando lo prendo'],
    ['a joke', 'this heat is killing me, when do we quit'],
    ['a joke', 'el jefe casi se infarta cuando vio la cuenta jaja'],
    ['a record', 'passed out for a few seconds then fine, recordable?'],
    ['a record', 'se desmayó unos segundos y ya está bien, ¿es registrable?'],
    ['an ordinary question', 'lips of the bucket are worn, can i weld them'],
    ['an ordinary question', 'cada cuanto se revisa el arnes'],
  ])('%s: %s', (_what, said) => {
    expect(nowIn(said)).toBe('no');
  });
});

describe('the harm', () => {
  it.each([
    'my buddy touched a line and is not moving',
    'my coworker got shocked',
    'he got zapped and fell over',
    'lineman got lit up',
    'he is hung up on the line',
    'our helper got into the primary',
    'está pegado al cable',
    'lo agarró la corriente',
    'le dio toques y quedó tirado',
    'se electrocutó mi compa',
  ])('is current: %s', (said) => {
    const { now, kinds } = readEmergency(said);
    expect([now, kinds[0]]).toEqual(['yes', 'current']);
    expect(kinds).not.toContain('machine-line');
  });

  it('of a machine on a line is told from that of a person on it', () => {
    expect(kindsIn('the boom is in the power line and my operator is in the cab')).toEqual(['machine-line']);
    expect(kindsIn('la grúa tocó la línea y el operador sigue adentro')).toEqual(['machine-line']);
  });

  it.each([
    ['trench', 'the side of the ditch let go and we only see his hat'],
    ['trench', 'se le vino la tierra ensima a mi compa'],
    ['confined-space', 'Chuy bajo a la cisterna por la bomba y no sale'],
    ['confined-space', 'both guys went down the manhole and the rope wont pull back'],
    ['water', 'the skiff tipped and the new guy is nowhere'],
    ['gas', 'backhoe ripped the gas service its hissing and everybody feels funny'],
    ['suspended', 'he slipped off the steel and is dangling from his lanyard'],
    ['suspended', 'se resbalo de la viga y cuelga de su linea de vida'],
    ['eye-chemical', 'muriatic splashed up under his glasses'],
    ['heat-stroke', 'he quit sweating and is swinging at us, its a hundred out'],
  ])('is %s, in words that no list has: %s', (kind, said) => {
    expect(kindsIn(said)).toContain(kind);
  });

  it('may be one of two: the one that kills the helper is answered as well, and first', () => {
    expect(
      answeredKinds(
        new Map([
          ['spine', 0.6],
          ['current', 0.12],
          ['broken', 0.2],
        ]),
      ),
    ).toEqual(['current', 'spine']);
    expect(
      answeredKinds(
        new Map([
          ['burn', 0.5],
          ['chemical', 0.3],
        ]),
      ),
    ).toEqual(['burn', 'chemical']);
    expect(
      answeredKinds(
        new Map([
          ['current', 0.8],
          ['burn', 0.2],
        ]),
      ),
    ).toEqual(['current']);
  });

  it.each([
    ['his leg is broken and he stopped breathing', ['not-breathing', 'broken']],
    ['she burned her arm, and now she is having a seizure', ['burn', 'seizure']],
    ['se quebro la pierna y le esta dando un ataque al corazon', ['broken', 'chest-pain']],
  ])('is each that a clause tells: %s', (said, kinds) => {
    expect(kindsIn(said).toSorted()).toEqual(kinds.toSorted());
  });

  it('is learned for each kind that has first aid, and no other', () => {
    expect([...harmShares('').keys()].toSorted()).toEqual(Object.keys(firstAid).toSorted());
    expect(harmShares('').get('general')).toBe(1);
  });

  it('that kills the helper comes first, then what kills in minutes', () => {
    expect(kindsIn('he touched the wire, he is not breathing')).toEqual(['current', 'not-breathing']);
    expect(kindsIn('la zanja se le vino encima y no respira')).toEqual(['trench', 'not-breathing']);
    expect(kindsIn('broke his leg and blood is squirting out of it')[0]).toBe('bleeding');
  });

  it('is general where no words of it are known, and two are the most', () => {
    expect(kindsIn('somebody help him please he looks really bad')).toEqual(['general']);
    expect(
      kindsIn('trench collapsed, gas is leaking, he is on fire, bleeding and not breathing').length,
    ).toBeLessThanOrEqual(2);
  });
});

it('a text as long as a page is read from its beginning only', () => {
  const cry = 'he is not breathing. ';
  expect(nowIn(`${cry}${'x '.repeat(READ_AT_MOST)}`)).toBe('yes');
  expect(nowIn(`${'x '.repeat(READ_AT_MOST)}${cry}`)).toBe('no');
});
