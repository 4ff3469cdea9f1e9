import type { Pair } from './sentences.ts';

/** When weather stops a task, and why: server/briefing/stop-work-rules.ts and stop-work-timeline.ts. */
export const stopWork: readonly Pair[] = [
  ['Wind {}: {~}', 'Viento de {}: {}'],
  ['Heat index {}: {~}', 'Índice de calor de {}: {}'],
  ['Wind chill {}: {~}', 'Sensación térmica de {}: {}'],
  ['Chance of rain {}: {~}', 'Probabilidad de lluvia de {}: {}'],
  ['Thunderstorms expected: {~}', 'Se esperan tormentas eléctricas: {}'],
  ['Thunderstorms possible: {~}', 'Puede haber tormentas eléctricas: {}'],
  ['Snow or ice forecast: {~}', 'Nieve o hielo en el pronóstico: {}'],
  ['UV index {}: {~}', 'Índice UV de {}: {}'],
  ['Air quality index {}: {~}', 'Índice de calidad del aire de {}: {}'],
  [
    'no one is hoisted on a platform unless a qualified person has decided that the wind allows it. Check the load chart.',
    'no se iza a nadie en una plataforma, a menos que una persona calificada haya decidido que el viento lo permite. Revise la tabla de carga.',
  ],
  [
    'stop crane lifts at 30 mph, or at the lower limit on the load chart.',
    'pare los izajes con grúa a 30 mph, o al límite más bajo de la tabla de carga.',
  ],
  [
    'do not carry or lift sheets, panels or anything else that the wind can take.',
    'no cargue ni levante láminas, paneles ni nada que el viento se pueda llevar.',
  ],
  [
    'come down. OSHA normally treats this as high wind for work off the ground.',
    'baje. OSHA normalmente considera esto viento fuerte para el trabajo en altura.',
  ],
  [
    'no work on scaffolds in high wind, unless a competent person has decided that it is safe and you are protected (29 CFR 1926.451(f)(12), which gives no number).',
    'no se trabaja en andamios con viento fuerte, a menos que una persona competente haya decidido que es seguro y usted esté protegido (29 CFR 1926.451(f)(12), que no da ninguna cifra).',
  ],
  [
    'water and shade close by; new people start slowly.',
    'agua y sombra cerca; las personas nuevas empiezan despacio.',
  ],
  [
    'a rest of 15 minutes at least every 2 hours, and someone who watches the crew.',
    'un descanso de 15 minutos al menos cada 2 horas, y alguien que vigile a la cuadrilla.',
  ],
  [
    'moderate risk. More breaks, hard work early, watch new workers.',
    'riesgo moderado. Más descansos, lo pesado temprano, vigile a los trabajadores nuevos.',
  ],
  [
    'high risk. Shorter work, longer rest, a check on everyone.',
    'riesgo alto. Trabajo más corto, descanso más largo, revise cómo está cada uno.',
  ],
  [
    'very high to extreme risk. Move or stop work that is not urgent.',
    'riesgo muy alto a extremo. Cambie de hora o pare el trabajo que no sea urgente.',
  ],
  [
    'cold stress. Short turns outside, warm breaks, watch each other.',
    'estrés por frío. Turnos cortos afuera, descansos en lugar caliente, cuídense unos a otros.',
  ],
  [
    'bare skin can freeze in 10 minutes or less. Move or stop work outdoors that is not urgent.',
    'la piel descubierta se puede congelar en 10 minutos o menos. Cambie de hora o pare el trabajo al aire libre que no sea urgente.',
  ],
  [
    'bare skin burns in minutes. Cover up, and keep out of the midday sun where you can.',
    'la piel descubierta se quema en minutos. Cúbrase y, donde pueda, evite el sol de mediodía.',
  ],
  [
    'bare skin can freeze in 30 minutes. Cover up, short turns outside, warm breaks.',
    'la piel descubierta se puede congelar en 30 minutos. Cúbrase, turnos cortos afuera, descansos en lugar caliente.',
  ],
  [
    'after rain a competent person inspects the trench before anyone goes in.',
    'después de la lluvia, una persona competente inspecciona la zanja antes de que entre alguien.',
  ],
  [
    'wet surfaces are slippery. Check the footing before you go up.',
    'las superficies mojadas resbalan. Revise dónde pisa antes de subir.',
  ],
  [
    'keep cords, tools and hands dry, and use ground-fault protection.',
    'mantenga secos los cables, las herramientas y las manos, y use protección contra fallas a tierra.',
  ],
  [
    'start nothing that you cannot stop quickly. At the first thunder go in, and wait 30 minutes after the last.',
    'no empiece nada que no pueda parar rápido. Al primer trueno, entre a un lugar cubierto, y espere 30 minutos después del último.',
  ],
  [
    'no work up high or at a boom. Go in at the first thunder, and wait 30 minutes after the last.',
    'no se trabaja en altura ni con pluma. Al primer trueno, entre a un lugar cubierto, y espere 30 minutos después del último.',
  ],
  [
    'no work on a scaffold covered with snow or ice, except to clear it.',
    'no se trabaja en un andamio cubierto de nieve o hielo, salvo para quitarlo.',
  ],
  [
    'clear and sand ways, ladders and steps first. Snow hides holes and skylights.',
    'primero limpie y ponga arena en pasos, escaleras y escalones. La nieve tapa huecos y tragaluces.',
  ],
  [
    'unhealthy for sensitive groups. Ease hard work; people with asthma or heart trouble say so.',
    'dañino para grupos sensibles. Aligere el trabajo pesado; quien tenga asma o problemas del corazón, que lo diga.',
  ],
  [
    'unhealthy for everyone. Move the work or make it short, and offer respirators.',
    'dañino para todos. Cambie el trabajo de hora o hágalo corto, y ofrezca respiradores.',
  ],
  [
    '{?}: stop work outdoors and do as the alert says.',
    '{}: pare el trabajo al aire libre y haga lo que dice la alerta.',
  ],
  ['{?}: no lifts and no work up high.', '{}: no se iza nada ni se trabaja en altura.'],
  ['{?}: out of trenches and low ground.', '{}: salga de zanjas y terrenos bajos.'],
  [
    '{?}: no welding, cutting or open flame outdoors.',
    '{}: no se suelda, no se corta ni se usa llama abierta al aire libre.',
  ],
  [
    '{?}: read the alert and plan the hour by it.',
    '{}: lea la alerta y planee la hora según ella.',
  ],
  [
    'Not known for this hour: {~}. It is not cleared; look for yourself.',
    'No se sabe para esta hora: {}. No está autorizada; mire usted mismo.',
  ],
  ['wind', 'viento'],
  ['heat index', 'índice de calor'],
  ['wind chill', 'sensación térmica'],
  ['chance of rain', 'probabilidad de lluvia'],
  ['thunderstorms', 'tormentas eléctricas'],
  ['snow or ice', 'nieve o hielo'],
  ['air quality index', 'índice de calidad del aire'],
  ['UV index', 'índice UV'],
  ['official alerts', 'alertas oficiales'],
  ['live weather', 'tiempo actual'],
  ['not known', 'no se sabe'],
  ['must be known', 'debe saberse'],
  ['while in force', 'mientras esté vigente'],
  ['expected', 'se esperan'],
  ['possible', 'posibles'],
  ['forecast', 'en el pronóstico'],
  ['any', 'cualquiera'],
  ['above {?}', 'más de {}'],
  ['at least {?}', '{} o más'],
  ['at most {?}', '{} o menos'],
  // Where the rules come from.
  [
    'OSHA note on high wind, 29 CFR 1926.968 (written for power-line work)',
    'Nota de OSHA sobre viento fuerte, 29 CFR 1926.968 (escrita para trabajo en líneas eléctricas)',
  ],
  [
    'Proposed federal heat rule of August 30, 2024 (not law)',
    'Norma federal propuesta sobre el calor, del 30 de agosto de 2024 (no es ley)',
  ],
  ['OSHA guide, Using the Heat Index', 'Guía de OSHA, Using the Heat Index'],
  [
    'OSHA and NOAA fact sheet OSHA 3863, Lightning Safety',
    'Hoja informativa de OSHA y NOAA, OSHA 3863, Lightning Safety',
  ],
  ['US UV Index scale (EPA)', 'Escala del índice UV de EE. UU. (EPA)'],
  ['US Air Quality Index (EPA)', 'Índice de calidad del aire de EE. UU. (EPA)'],
  [
    'National Weather Service wind chill chart',
    'Tabla de sensación térmica del Servicio Meteorológico Nacional',
  ],
  ['National Weather Service', 'Servicio Meteorológico Nacional'],
  ['National Weather Service, not live', 'Servicio Meteorológico Nacional, no actual'],
  ['Open-Meteo, not live', 'Open-Meteo, no actual'],
  [
    '29 CFR 1926.651(k)(1); 40 % is the rain advisory of this briefing',
    '29 CFR 1926.651(k)(1); 40 % es el aviso de lluvia de este resumen',
  ],
  ['Rain advisory of this briefing', 'Aviso de lluvia de este resumen'],
  ['Heat alert of this briefing', 'Alerta de calor de este resumen'],
  ['Sun protection advisory of this briefing', 'Aviso de protección solar de este resumen'],
  ['Reports in Tailboard', 'Reportes en Tailboard'],
  ['Safety library: Cold', 'Biblioteca de seguridad: Frío'],
  [
    'Safety library: Hand and foot protection',
    'Biblioteca de seguridad: Protección de manos y pies',
  ],
  [
    'Safety library: High-visibility clothing',
    'Biblioteca de seguridad: Ropa de alta visibilidad',
  ],
  ['Safety library: Concrete and masonry', 'Biblioteca de seguridad: Concreto y mampostería'],
  [
    'Safety library: Hot work and welding',
    'Biblioteca de seguridad: Trabajo en caliente y soldadura',
  ],
];
