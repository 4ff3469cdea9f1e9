/** Who and what part of the body is spoken of. All in small letters without accents. */

const list = (words: string) => words.split(/\s+/).filter(Boolean);

/** Never one particular person unless 'my', 'our', 'this', 'mi' stands before. */
export const PEOPLE: readonly string[] = list(`
  guy guys man men woman women lady kid boy girl child person people ppl folks dude bro fella homie somebody someone anybody
  worker workers employee employees coworker coworkers buddy buddies bud pal partner friend mate teammate crew crewman
  brother cousin uncle nephew son dad father husband wife boss foreman super superintendent supervisor journeyman apprentice
  operator driver flagger spotter rigger welder mason masons carpenter framer roofer roofers painter painters plumber electrician
  lineman linemen climber groundman groundie laborer laborers ironworker ironworkers finisher finishers mechanic helper splicer
  entrant attendant cook diver signalman oiler trucker subcontractor landscaper trimmer sawyer drywaller glazier technician
  surveyor inspector engineer homeowner pedestrian visitor trainee passenger temp victim
  compa compas compadre companero companera companeros hermano primo tio cunado hijo papa sobrino amigo cuate chavo chavos vato wey guey morro
  muchacho muchachos muchacha senor senora joven viejito viejo abuelo trabajador trabajadora trabajadores obrero obreros empleado ayudante
  peon operador albanil pintor pintores soldador electricista chofer mayordomo patron jefe gente hombre hombres mujer nino
  persona personas alguien tipo carpintero plomero techero mecanico banderero banderera techador pipefitter pipefitters scaffolder janitor  ironman tech intern neighbor stranger yesero herrero maestro vecino`);

/** 'man lift', 'guy wire', 'worker compensation', 'impact driver'. */
export const NO_PERSON_BEFORE = new Set(
  list(
    'lift lifts basket baskets hole cage door way wire wires line comp compensation rights hours training',
  ),
);
export const NO_PERSON_AFTER = new Set(list('impact screw pile nut drill stud'));

/** Plural and whole crews stay nobody in particular, even 'my guys'. */
export const MANY = new Set(
  list('guys men women people ppl folks workers employees crew gente trabajadores muchachos obreros'),
);

export const NAMES: readonly string[] = list(`
  mike miguel jose juan carlos luis jorge pedro pablo manny manuel jesus chuy beto roberto bobby robert tony antonio dave david
  john johnny steve kevin brian ryan jason jim jimmy joe joey tom tommy tim danny dan daniel eddie eduardo ed frank francisco
  pancho paco javier javi rick ricky ricardo ramon raul ruben oscar hector hugo ivan mario marco marcos martin memo guillermo
  nacho ignacio omar rafael rafa sergio victor chris matt matthew mateo nick pete peter paul sam scott sean greg gary george
  larry louis lou leo kyle josh jake james jeff jerry billy brad brandon andy andres alex adam aaron alberto alfredo armando
  arturo cesar diego enrique ernesto felipe fernando gabriel gerardo gilberto gustavo julio lupe salvador santiago tyler travis
  maria ana rosa sarah lisa linda karen jessica angela emily amy`);

/** Before a noun: one particular person. */
export const OWN = new Set(list('my our mi nuestro nuestra mis'));

/** He and she are there; 'I' and 'we' also ask general questions. */
export const HE = new Set(list('he she hes shes ella'));
export const I = new Set(list('i im ive we weve yo'));
export const HIM = new Set(list('him me us them himself herself myself'));
export const HIS = new Set(list('his my their our her hers'));

/** Words that are hardly ever anything but a part of a body. */
export const SURE_PARTS = new Set(
  list(`finger fingers fingertip thumb hand hands wrist eye eyes eyeball toe toes forearm throat tongue thigh ear ears nose
  dedo dedos mano manos brazo brazos pierna piernas ojo ojos cabeza cara pecho espalda cuello rodilla muneca tobillo garganta
  lengua estomago nariz vena arteria panza palma frente nuca barriga costilla costillas hombro tobillo cadera oido pie pies`),
);
/** Also of machines, structures and measures: count only with whose they are. */
export const PARTS = new Set(
  list(`arm arms leg legs foot feet head face chest back neck skin knee knees ankle shoulder shoulders mouth stomach belly skull body
  side hip lip lips cheek elbow spine pelvis groin artery vein jaw palm armpit buttock rib ribs shin calf heel scalp eyelid eyebrow forehead temple`),
);
/** 'hand tool', 'eye wash', 'back hoe', 'head count'. */
export const NO_PART_BEFORE = new Set(
  list(`tool tools saw saws rail rails line lines drill truck signal signals wash washing station protection bolt
  bolts shield hook hooks hoe gear injury injuries guard pad pads`),
);

/** One word for several ways to write it: contractions first, then the slips of thumbs in gloves. */
export const SAME: Readonly<Record<string, string>> = {
  aint: 'is not',
  isnt: 'is not',
  arent: 'are not',
  wasnt: 'was not',
  wont: 'will not',
  cant: 'cannot',
  couldnt: 'cannot',
  doesnt: 'does not',
  dont: 'do not',
  didnt: 'did not',
  hasnt: 'has not',
  havent: 'has not',
  hasn: 'has not',
  theres: 'there is',
  thats: 'that is',
  whats: 'what is',
  whos: 'who is',
  somebodys: 'somebody is',
  someones: 'someone is',
  gonna: 'going to',
  wanna: 'want to',
  thru: 'through',
  brething: 'breathing',
  breathin: 'breathing',
  breth: 'breathe',
  breath: 'breathe',
  bleding: 'bleeding',
  bleedin: 'bleeding',
  unconcious: 'unconscious',
  unconsious: 'unconscious',
  unconscous: 'unconscious',
  unconsciuos: 'unconscious',
  inconciente: 'inconsciente',
  electricuted: 'electrocuted',
  elecrocuted: 'electrocuted',
  electrocutted: 'electrocuted',
  seisure: 'seizure',
  siezure: 'seizure',
  seizer: 'seizure',
  siezing: 'seizing',
  chocking: 'choking',
  collasped: 'collapsed',
  colapced: 'collapsed',
  crused: 'crushed',
  hart: 'heart',
  fel: 'fell',
  fallin: 'falling',
  hury: 'hurry',
  trap: 'trapped',
  burnt: 'burned',
  callo: 'cayo',
  heatstroke: 'heat stroke',
  nailgun: 'nail gun',
  chainsaw: 'chain saw',
  oyo: 'hoyo',
};
