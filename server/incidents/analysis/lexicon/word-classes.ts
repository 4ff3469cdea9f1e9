import { things } from './things.ts';

/** Word classes that phrases refer to with `@name` or `{name}`. All without accents, English and Spanish. */
const articles =
  'a an the his her their my your our its el la los las un una unos unas su sus mi mis tu lo al del'.split(
    ' ',
  );
const numbers =
  'one two three four five six seven eight nine ten 1 2 3 4 5 6 7 8 9 10 dos tres cuatro cinco seis siete ocho nueve diez both ambos ambas several some another varios varias'.split(
    ' ',
  );

export const wordClasses = {
  thing: things,
  det: articles,
  number: numbers,
  /** What may stand between a verb and a body part: "lost [the tip of his left ring] finger". */
  np: [
    ...articles,
    ...numbers,
    ...'of off on from part parts tip tips top end ends half quarter piece section portion most all joint knuckle first second third left right lower upper dominant whole entire index middle ring little baby good other big great employee workers worker operator laborer carpenter man guy whose complete completely partially entirely clean cleanly parte punta pedazo mitad de izquierdo izquierda derecho derecha medio gordo anular indice menique primer falange yema outer inner complete entero entera lo dominante fore rear front poor very tippy small bit entire lower them those these puntita pedacito pedazito cachito trozo yemita pinky pinkie collar shin cheek tail trigger pointer pointing'.split(
      ' ',
    ),
  ],
  be: 'is was were are be been being am got get gets getting became had have has era fue fueron esta estaba quedo quedaron es son ser sido resulto resultaron salio salieron just then later also subsequently immediately quickly now already'.split(
    ' ',
  ),
  digit:
    'finger fingers fingertip fingertips thumb thumbs thumbtip pinky pinkie pinkies digit digits toe toes forefinger dedo dedos pulgar pulgares menique falange falanges phalanx phalanges'.split(
      ' ',
    ),
  limb: 'hand hands arm arms forearm forearms leg legs foot feet wrist limb limbs elbow ankle knee calf shin thigh mano manos brazo brazos pierna piernas pie pies antebrazo muneca tobillo rodilla codo'.split(
    ' ',
  ),
  part: 'finger fingers fingertip fingertips thumb thumbs thumbtip pinky pinkie pinkies digit digits toe toes forefinger dedo dedos pulgar pulgares menique falange falanges phalanx phalanges hand hands arm arms forearm forearms leg legs foot feet wrist limb limbs nose penis genitals mano manos brazo brazos pierna piernas pie pies antebrazo nariz'.split(
    ' ',
  ),
  eye: 'eye eyes eyeball eyeballs ojo ojos'.split(' '),
  bone: 'bone bones arm arms leg legs wrist wrists ankle ankles rib ribs hip hips pelvis collarbone clavicle femur tibia fibula hand hands foot feet finger fingers toe toes thumb nose jaw skull shoulder elbow knee kneecap back spine neck vertebra vertebrae forearm shin shinbone sternum heel hueso huesos brazo brazos pierna piernas muneca munecas tobillo costilla costillas cadera clavicula dedo dedos mano pie nariz craneo columna rodilla hombro cuello espalda mandibula codo pelvis femur tibia'.split(
    ' ',
  ),
  bigBone:
    'leg legs hip hips pelvis femur tibia skull spine neck back vertebra vertebrae ribs sternum pierna piernas cadera craneo columna cuello espalda costillas'.split(
      ' ',
    ),
  body: 'head face neck back shoulder shoulders chest stomach abdomen belly side arm arms elbow forearm wrist hand hands palm knuckle knuckles finger fingers fingertip thumb leg legs thigh knee knees shin calf ankle foot feet toe toes eye eyes ear ears nose mouth lip chin cheek forehead brow eyebrow scalp skin hip groin rib ribs torso cabeza cara cuello espalda hombro pecho estomago brazo brazos codo muneca mano manos palma dedo dedos pulgar pierna piernas rodilla tobillo pie pies ojo ojos oreja nariz boca labio frente piel cadera costilla'.split(
    ' ',
  ),
  hospital: 'hospital hospitals hosp er hospitales urgencias emergencias'.split(' '),
  carry:
    'take takes taken took taking transport transports transported transporting transferred rush rushed sent send sending bring brought bringing drove drive driven driving carried conveyed hauled moved went go goes going gone airlifted flown flew lifted ambulanced ended report reported visit visited visiting headed seen treated evaluated examined checked llevado llevada llevaron llevo trasladado trasladada trasladaron traslado fue fueron mandaron mando enviado enviaron transportado transportaron atendido atendieron vamos llevamos llevando'.split(
      ' ',
    ),
  unit: 'day days week weeks month months year years hour hours night nights minute minutes dia dias semana semanas mes meses ano anos hora horas noche noches minuto minutos'.split(
    ' ',
  ),
  /** Thing-words that make a body part, a hand tool: "lost his hand truck", "finger guard". */
  tool: 'tool tools wheel wheels truck trucks rail rails rest rests guard guards saw saws grip grips pedal pedals board boards brake brakes drill drills protection pad pads stamp held sanitizer signal signals drive print prints jack line rope bolt bolts wash piece hold holds warmer locker valve valves washer screw screws lock drier dryer crank lever shield controls control cuff clamp section socket assembly contact sight glasses wear level hook hooks splice splices plate nut shackle'.split(
    ' ',
  ),
  verbOff:
    'cut cuts cutting chopped chop sliced slice lopped lop sheared shear ripped rip tore torn tear took take takes taking bit bitten pulled pinched knocked taken sawed sawn snipped clipped blew blown popped yanked wrenched nipped whacked hacked trimmed severed pull slicing chopping ripping tearing shearing lopping'.split(
      ' ',
    ),
  fault:
    'fault faults responsibility responsible liability error errors guilt wrongdoing mistake mistakes being having not using forgetting drinking texting speeding smoking falling defeat taking removing doing driving skipping bypassing leaving'.split(
      ' ',
    ),
  nearPerson:
    'he she they him her them we me us i guy man woman worker workers employee operator driver laborer everyone crew'.split(
      ' ',
    ),
} as const satisfies Record<string, readonly string[]>;
