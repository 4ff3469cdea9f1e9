/** Words that tell Spanish, and say nothing about what is asked for. */
export const spanishFillers: ReadonlySet<string> = new Set(
  `queda quedan quedar quedarse necesitar usarlo usarla demasiado demasiada asi a al algo lejos tan cerca va van ante antes asi aun bajo cada como con contra cual cuales cuando cuanta cuantas cuanto cuantos da dar de debe
  deben debemos debo decir del dentro desde despues dice donde dos e el ella ellos en entonces entre era eres es esa ese eso
  esta estan estar estas este esto estos estoy fue fuera haber hace hacen hacer hacia hago han hasta hay he la las le les lo
  los mas me mi mis mucho muy nada necesita necesitan necesito ni no nos nosotros nuestra nuestro o obra otra otro para pero
  poco poner por porque pongo puede pueden puedo pues que quien se ser si siempre sin sobre solo somos son su sus tambien tan
  tanto te tener tengo tiene tienen tipo todo todos tres tu tus un una uno unos usar uso usa usted va van ver y ya yo
  trabajador trabajadores trabajo trabajar trabajamos trabajando patron jefe empleado empleador companero compa regla reglas
  ley leyes norma osha segun maximo maxima minimo minima obligatorio requiere requiere requieren permitido llevar llevo
  ponerse hola gracias favor seguridad seguro documento documentos numero deberia construccion obra encuentro encontrar encontramos cierto verdad empieza comienza partir
  sigue siguen puesto puesta estamos encima mientras sitio lugar persona personas gente alguien dejar quiero
  lleva llevan llevamos sirve sirven aplica aplican junto pasa pasan paso pone ponen bien mal lado nadie nomas vez veces ve veo podemos digo
  diga dijo hacemos haga haciendo pregunto ocupa ocupo ocupan basta saber sabe sabemos sepa dejo deja dejan ir cuentan falta faltan traer trae
  traigo traen mismo misma mismas vienen viene todavia tantito vale dame ha doy dan dio aunque mejor peor luego cosa cosas soy ando andan andar
  aqui ahi vaya tenemos sea hoy ayer ahorita rato ratito empresa compania muchacho muchachos hermano primo senor senora joven maestro colega
  oiga oye mire bueno entiendo creo habia igual casi caso demas otros otras varios varias toda todas cualquier cualquiera ninguna nunca ademas
  quiere pueda buen nueva nuevo vieja viejo propia propio propios chico chica grande grandes puro pura medio media muchisimo poquito`.split(
    /\s+/,
  ),
);

/** What small words mean, for questions that differ by them alone: 'cuándo usar' and 'cómo usar'. */
export const spanishSmallWords: ReadonlyMap<string, string> = new Map([
  ['cuando', 'when'],
  ['donde', 'where'],
  ['quien', 'who'],
  ['quienes', 'who'],
  ['que', 'what'],
  ['cual', 'what which'],
  ['cuales', 'what which'],
  ['como', 'how'],
  ['cuanto', 'how much long'],
  ['cuanta', 'how much'],
  ['cuantos', 'how many'],
  ['cuantas', 'how many'],
  ['cada', 'often every each'],
  ['puedo', 'can'],
  ['puede', 'can'],
  ['pueden', 'can'],
  ['podemos', 'can'],
  ['tengo', 'have need'],
  ['tiene', 'have need'],
  ['tenemos', 'have need'],
  ['hay', 'have need'],
  ['debo', 'have need'],
  ['debe', 'have need must'],
  ['deben', 'have need must'],
  ['necesito', 'need have'],
  ['necesita', 'need have'],
  ['necesitan', 'need have'],
  ['usar', 'wear use'],
  ['uso', 'wear use'],
  ['ponerme', 'wear'],
  ['llevar', 'wear carry'],
  ['antes', 'before'],
  ['despues', 'after'],
  ['sin', 'without no'],
  ['con', 'with'],
  ['no', 'no not'],
  ['hago', 'do'],
  ['hacer', 'do'],
  ['hasta', 'until'],
  ['lejos', 'far'],
  ['cerca', 'close near'],
  ['alto', 'high tall'],
  ['alta', 'high tall'],
  ['paga', 'pay pays'],
  ['trabajo', 'work'],
  ['trabajar', 'work'],
  ['otra', 'another again'],
  ['vez', 'again'],
  ['patron', 'boss'],
  ['jefe', 'boss'],
  ['quedarse', 'stay'],
  ['queda', 'stay'],
]);
