import { withoutDoubles } from './mark-people.ts';

/** What is carried or worn on a site, and small parts: nobody rides in it, hangs on it or stands under it. */
const THINGS: ReadonlySet<string> = new Set(
  `camera phone cell radio laptop tablet computer ipad screen charger battery keys wallet drone
  tool tools toolbox hammer drill saw grinder wrench ratchet level tape bucket shovel pick broom cord hook
  pump motor engine generator compressor mixer blower heater fan light lamp bulb fuse outlet plug prong breaker switch
  gauge fitting tire tires wheel brake brakes mirror windshield bumper seat belt bit blade handle lid
  board boards plywood sheet sheets drywall brick bricks block blocks pallet cone cones sign barricade tarp box boxes bag
  bags cooler lunch thermos cup helmet hat glasses goggles gloves glove boot boots vest mask earplugs
  camara telefono celular computadora pantalla cargador bateria pila llaves cartera
  herramienta martillo taladro sierra esmeril llave nivel cinta cubeta pala extension gancho generador compresor soldadora
  revolvedora ventilador lampara foco fusible enchufe clavija llanta rueda freno frenos espejo parabrisas cinturon
  tablon tabla tablas ladrillo ladrillos letrero lona caja bolsa botella hielera lonche casco lentes guantes guante bota
  botas chaleco mascara`
    .split(/\s+/)
    .map(withoutDoubles),
);

const OWNER = '(?:the|this|that|a|an|one of the|@m|@h|el|la|los|las|un|una|ese|esa)';
/** What a statement begins with that says who or what it is about: 'the ground prong', 'se cayo el radio'. */
const SUBJECT = new RegExp(
  `^(?:${OWNER} )?((?:[a-z]+ ){0,3}?[a-z]+)(?= (?:is|was|got|has|just|fel|falen|slid|slip\\w*|tip\\w*|rol\\w*|drop\\w*|broke|broken|crack\\w*|snap\\w*|bent|burst|blew|burned|hit|struck|came|went|stop\\w*|tor[en]|cut|on|in|cayo|cai\\w*|rompio|quebro|quemo|choco|golpeo|poncho|trono|volteo|esta|se)\\b)`,
);
const SPANISH_SUBJECT =
  /^se (?:me |le |nos )?(?:cayo|cayeron|rompio|rompieron|quebro|quemo|poncho|trono|volteo|descompuso|dano|daño|perdio|mojo) (?:el|la|los|las|un|una|@m) ([a-z]+)/;

/** More than this is a story, in which somebody may be hurt at any place. In words. */
const LONGEST = 10;
/** Who is spoken of, what part of a body, and a cry. As mark-people.ts writes them. */
const SOMEBODY =
  /@[dpiou]|[a-z][FB]\b|\b(?:help|911|blod|hurt|bleding|breath\w*|under|traped|pined|inside|fire|smok\w*|gas|wires?|lines?|trench|zanja|auxilio|ayuda|sangre|herido|atrapad[oa]|adentro|debajo|encima|humo|fuego|lineas?|cables?)\b/;

/** Whether a text only states that a thing fell, broke or was hit: 'camera fell in the lake'. In doubt it does not. */
export function isDamageOnly(sentences: string): boolean {
  const text = sentences.replace(/[ |]+$/, '');
  if (/[|,]/.test(text) || SOMEBODY.test(text) || text.split(' ').length > LONGEST) return false;
  const subject = SPANISH_SUBJECT.exec(text)?.[1] ?? SUBJECT.exec(text)?.[1];
  if (/ndo\b|ing\b/.test(subject ?? '')) return false;
  const noun = subject?.split(' ').at(-1) ?? '';
  return THINGS.has(noun) || THINGS.has(noun.replace(/e?s$/, ''));
}
