import type { AssistantAnswer } from '@tailboard/contract/assistant.ts';
import { asAsked, type Language } from './language.ts';

type Words = Readonly<Record<Language, string>>;
export type HowTo = Readonly<{
  /** On the question without accents, in lower case; the first that fits answers. */
  asks: RegExp;
  answer: Words;
  href: string;
  label: Words;
  formAction?: AssistantAnswer['formAction'];
}>;

/** How the product is used. What stands here must be true of the screens; a test of the browser does not read it. */
const howTos: readonly HowTo[] = [
  {
    asks: /\b(stuck|wont send|won't send|not (sending|sent|syncing)|(saved|still) on (this|my) (phone|device|tablet)|waiting to (send|sync)|says waiting|no se (envia|manda|sincroniza)|atorado)\b/,
    answer: {
      en: 'What waits is kept on this device until the server has it. Press Sync in the header when there is signal; it also goes by itself. A report marked Needs you says why and what can be done: retry, edit, or export it to a file.',
      es: 'Lo que espera queda en este dispositivo hasta que el servidor lo tiene. Pulse Sincronizar arriba cuando haya señal; también se envía solo. Un reporte que necesita algo de usted dice por qué y qué se puede hacer: reintentar, editar, o exportarlo a un archivo.',
    },
    href: '/incidents',
    label: { en: 'Incidents', es: 'Incidentes' },
  },
  {
    asks: /\b(install|home screen|add (it|this|the app) to|instalar|instalo|pantalla de inicio)\b.*\b(app|phone|screen|tablet|this|it|aplicacion|telefono|celular|inicio)\b|\b(get|put|pongo) (the |this |la )?(app|aplicacion)\b/,
    answer: {
      en: 'Open this page in the browser of the phone and choose Install app or Add to Home Screen in the menu of the browser (on an iPhone: Share, then Add to Home Screen). It then starts like an app, also without signal.',
      es: 'Abra esta página en el navegador del teléfono y elija Instalar aplicación o Agregar a pantalla de inicio en el menú del navegador (en un iPhone: Compartir, luego Agregar a inicio). Después abre como una aplicación, también sin señal.',
    },
    href: '/settings',
    label: { en: 'Settings', es: 'Ajustes' },
  },
  {
    asks: /\b(who|which|quien|cual)\b.*\b(my|mi) (supervisor|boss|lead|foreman|adjuster|jefe|encargado|agente)\b/,
    answer: {
      en: 'I do not know who supervises you. What you report and claim reaches the supervisors of your crew by itself: you choose nobody. Who handles a claim stands on the claim as its case agent.',
      es: 'No sé quién lo supervisa. Lo que usted reporta y reclama llega por sí solo a los supervisores de su cuadrilla: no elige a nadie. Quién lleva un reclamo está en el reclamo, como agente del caso.',
    },
    href: '/claims',
    label: { en: 'Claims', es: 'Reclamos' },
  },
  {
    asks: /\b(print|pdf|download|imprim\w*|descarg\w*)\b.*\b(reports?|incidents?|claims?|informes?|reportes?|incidentes?|reclamos?)\b|\b(reports?|incidents?|claims?|informes?|reportes?|incidentes?|reclamos?)\b.*\b(print\w*|pdf|imprim\w*)\b/,
    answer: {
      en: 'A report or a claim has no PDF of its own: open it and print the page with the browser.',
      es: 'Un reporte o un reclamo no tiene PDF propio: ábralo e imprima la página con el navegador.',
    },
    href: '/incidents',
    label: { en: 'Incidents', es: 'Incidentes' },
  },
  {
    asks: /\b(delete|close|remove|deactivate|borrar|cerrar|eliminar)\b.*\b(my account|mi cuenta)\b/,
    answer: {
      en: 'An administrator deactivates an account. Reports and claims stay: they are evidence.',
      es: 'Un administrador desactiva una cuenta. Los reportes y reclamos quedan: son evidencia.',
    },
    href: '/profile',
    label: { en: 'Profile', es: 'Perfil' },
  },
  {
    asks: /\b(log ?(me )?(out|off)|sign ?(me )?(out|off)|logout|cerrar (la )?sesion|cierro (la )?sesion|salir de (la )?(cuenta|sesion))\b/,
    answer: {
      en: 'Log out from the header or from Profile. If a report was not sent yet, you are told first.',
      es: 'Pulse Salir arriba o en Perfil. Si un reporte todavía no se envió, se lo dice antes.',
    },
    href: '/profile',
    label: { en: 'Profile', es: 'Perfil' },
  },
  {
    asks: /\b(offline|no signal|without (signal|internet|service)|no (internet|service|reception)|sync\w*|sin (senal|internet|conexion)|sincroniz\w*)\b/,
    answer: {
      en: 'Everything you save is kept on this device first, also without signal. It is sent by itself when the connection returns, or when you press Sync in the header. Until then it is marked as waiting, and nothing that waits is ever dropped.',
      es: 'Todo lo que guarda queda primero en este dispositivo, también sin señal. Se envía solo cuando vuelve la conexión, o cuando pulsa Sincronizar arriba. Hasta entonces está marcado como en espera, y nada de lo que espera se pierde.',
    },
    href: '/incidents',
    label: { en: 'Incidents', es: 'Incidentes' },
  },
  {
    asks: /\b(photos?|pictures?|videos?|(spoken|voice) notes?|notas? (de voz|hablada)|fotos?|imagen(es)?|attach (a |the )?(file|document)s?)\b/,
    answer: {
      en: 'Add photos and videos in the report: JPEG, PNG, WebP, HEIC, GIF, MP4, MOV or WebM, up to 10 MB a file and 20 files a report. There you can also record a spoken note. Each is kept on the device until the server has it.',
      es: 'Agregue fotos y videos en el reporte: JPEG, PNG, WebP, HEIC, GIF, MP4, MOV o WebM, hasta 10 MB por archivo y 20 archivos por reporte. Ahí también puede grabar una nota de voz. Cada uno queda en el dispositivo hasta que el servidor lo tiene.',
    },
    href: '/report',
    label: { en: 'Report', es: 'Reportar' },
  },
  {
    asks: /\b(contest|appeal|disagree|apelar|impugnar|desacuerdo)\b/,
    answer: {
      en: 'Open the rejected claim, read the reason, and contest the decision there or add what was missing. It then goes under review again, and another look is taken by a person.',
      es: 'Abra el reclamo rechazado, lea el motivo, y impugne ahí la decisión o agregue lo que faltaba. Entonces vuelve a revisión y una persona lo mira de nuevo.',
    },
    href: '/claims',
    label: { en: 'Claims', es: 'Reclamos' },
  },
  {
    asks: /\b(information|info|documents?|papers|need(ed)?|required|informacion|papeles|necesit\w*)\b.*\b(claims?|reclam\w+)\b|\b(claims?|reclam\w+)\b.*\b(information|documents?|papers|need(ed)?|informacion|papeles|necesit\w*)\b/,
    answer: {
      en: 'A claim needs the incident it is about, what was lost or damaged, and the amount you ask for. It goes faster with photos of the damage, a repair or replacement estimate and receipts. Each claim has a checklist of what is still missing.',
      es: 'Un reclamo necesita el incidente del que trata, lo que se perdió o dañó, y la cantidad que pide. Va más rápido con fotos del daño, un presupuesto de reparación o reemplazo y recibos. Cada reclamo tiene una lista de lo que falta.',
    },
    href: '/claims',
    label: { en: 'Claims', es: 'Reclamos' },
  },
  {
    asks: /\b(how|where|want|need|can|start|file|submit|como|donde|quiero|presentar)\b.*\b(file|submit|make|create|start|new|presentar|presento|hacer|hago|crear|creo|abrir|abro)\b.*\b(claims?|reclam\w+)\b|^(file|submit|create|presentar|crear) (a |an |un |una )?(new )?(claim|reclam\w+)/,
    answer: {
      en: 'Open Incidents, choose the incident and press File Claim. Describe what is claimed and the amount. The claim then shows an estimate with its working; a person decides.',
      es: 'Abra Incidentes, elija el incidente y pulse Presentar reclamo. Describa lo que reclama y la cantidad. El reclamo muestra entonces una estimación con su cálculo; una persona decide.',
    },
    href: '/incidents',
    label: { en: 'Incidents', es: 'Incidentes' },
    formAction: 'claim',
  },
  {
    asks: /\b(who|quien)\b.*\b(decides?|approves?|handles?|reviews?|decide|aprueba|revisa)\b.*\b(claims?|reclam\w+)\b/,
    answer: {
      en: 'A person decides each claim: a supervisor or an administrator, never the program and never whoever filed it. The case agent stands on the claim.',
      es: 'Cada reclamo lo decide una persona: un supervisor o un administrador, nunca el programa ni quien lo presentó. El agente del caso está en el reclamo.',
    },
    href: '/claims',
    label: { en: 'Claims', es: 'Reclamos' },
  },
  {
    asks: /\b(how long|cuanto (tiempo )?(tarda|demora))\b.*\b(claims?|reclam\w+|decision)\b/,
    answer: {
      en: 'Each claim shows when a decision is expected, as its estimated completion. It goes faster when nothing on its checklist is missing.',
      es: 'Cada reclamo muestra cuándo se espera una decisión, como fecha estimada. Va más rápido cuando no falta nada de su lista.',
    },
    href: '/claims',
    label: { en: 'Claims', es: 'Reclamos' },
  },
  {
    asks: /\b(can|could|may) i claim\b|\b(is|are|do they|does it) (\w+ ){0,4}cover(ed|s)?\b|\bpuedo reclamar\b|\b(cubre|cubren|cubierto)\b/,
    answer: {
      en: 'Report the incident, then file a claim on it. The estimate shows at once what your employer’s policy settings cover and what they do not, step by step; a person decides.',
      es: 'Reporte el incidente y presente un reclamo sobre él. La estimación muestra enseguida qué cubren los términos de la póliza de su empresa y qué no, paso a paso; decide una persona.',
    },
    href: '/incidents',
    label: { en: 'Incidents', es: 'Incidentes' },
  },
  {
    asks: /\b(estimate|coverage|reimburse\w*|estimacion|cobertura|reembolso)\b/,
    answer: {
      en: 'The estimate is worked out by rules from what the claim says and from your employer’s policy settings, and every figure can be opened step by step on the claim. The percentage is the payable share of what was asked, not a chance. A person decides.',
      es: 'La estimación se calcula con reglas a partir de lo que dice el reclamo y de los términos de la póliza de su empresa, y cada cifra se puede abrir paso a paso en el reclamo. El porcentaje es la parte pagable de lo pedido, no una probabilidad. Una persona decide.',
    },
    href: '/claims',
    label: { en: 'Claims', es: 'Reclamos' },
  },
  {
    asks: /\b(edit|change|correct|fix|cambiar|corregir|editar|modificar|cambio|corrijo|edito|modifico)\b.*\b(reports?|incidents?|informes?|reportes?|incidentes?)\b/,
    answer: {
      en: 'Open Incidents, press the incident and then Edit. If somebody changed it meanwhile, you see both versions and choose. Every change stays in its history.',
      es: 'Abra Incidentes, pulse el incidente y luego Editar. Si alguien lo cambió mientras tanto, verá las dos versiones y elige. Cada cambio queda en su historial.',
    },
    href: '/incidents',
    label: { en: 'Incidents', es: 'Incidentes' },
  },
  {
    asks: /\b(delete|remove|borrar|eliminar)\b.*\b(reports?|incidents?|claims?|informes?|reportes?|incidentes?|reclam\w+)\b/,
    answer: {
      en: 'Reports and claims are not deleted: they are evidence. You can correct your own incident with Edit, and everybody who may see it sees what was changed.',
      es: 'Los reportes y reclamos no se borran: son evidencia. Puede corregir su propio incidente con Editar, y quien puede verlo ve lo que cambió.',
    },
    href: '/incidents',
    label: { en: 'Incidents', es: 'Incidentes' },
  },
  {
    asks: /\b(who|quien(es)?)\b.*\b(see|sees|read|reads|view|ve|ven|ver)\b.*\b(my|mine|it|this|reports?|claims?|incidents?|mis?|informes?|reportes?|reclamos?|incidentes?)\b/,
    answer: {
      en: 'Your reports and claims are seen by you, by the supervisors of your crew and by administrators. Nobody else finds them.',
      es: 'Sus reportes y reclamos los ven usted, los supervisores de su cuadrilla y los administradores. Nadie más los encuentra.',
    },
    href: '/incidents',
    label: { en: 'Incidents', es: 'Incidentes' },
  },
  {
    asks: /\b(how|where|want|need|can|como|donde|quiero|puedo|necesito)\b.*\b(report|create|log|informar|informo|reportar|reporto|crear|creo)\b.*\b(incidents?|accidents?|inj?ur(y|ies)|near miss(es)?|something|incidentes?|accidentes?|lesion(es)?)\b(?!.*\bosha\b)|^(report|create|reportar|crear) (a |an |un |una )?(new )?(incident|accident|incidente|accidente)/,
    answer: {
      en: 'Open Report and choose the guided wizard, which asks step by step, or the standard form. Say what happened, when and where, add photos, review, and submit. You can also just tell me what happened and I fill in the form for you to check.',
      es: 'Abra Reportar y elija la guía paso a paso o el formulario normal. Diga qué pasó, cuándo y dónde, agregue fotos, revise y envíe. También puede contarme qué pasó y yo lleno el formulario para que usted lo revise.',
    },
    href: '/report',
    label: { en: 'Report', es: 'Reportar' },
    formAction: 'incident',
  },
  {
    asks: /\b(password|contrasena|clave)\b/,
    answer: {
      en: 'An administrator gives you a new password. Ask them; you are then signed out everywhere and sign in with the new one.',
      es: 'Un administrador le da una contraseña nueva. Pídasela; entonces se cierra su sesión en todas partes y entra con la nueva.',
    },
    href: '/profile',
    label: { en: 'Profile', es: 'Perfil' },
  },
  {
    asks: /\b(profile|my certificat\w+|emergency contact|my (email|name|phone number)|(change|update|edit|correct) my phone|perfil|mis certificad\w+|contacto de emergencia|mi (correo|telefono|nombre))\b/,
    answer: {
      en: 'Open Profile to change your name, e-mail, phone, job title, department, emergency contact, certifications and picture. Save Changes keeps them.',
      es: 'Abra Perfil para cambiar su nombre, correo, teléfono, puesto, departamento, contacto de emergencia, certificaciones y foto. Guardar cambios los conserva.',
    },
    href: '/profile',
    label: { en: 'Profile', es: 'Perfil' },
  },
  {
    asks: /\b(language|spanish|english|idioma|espanol|ingles)\b/,
    answer: {
      en: 'Choose the language in Settings, or on the login page. Questions in Spanish I answer in Spanish; safety documents are quoted in English as they stand.',
      es: 'Elija el idioma en Ajustes o en la página de inicio de sesión. Las preguntas en español las contesto en español; los documentos de seguridad se citan en inglés, como están escritos.',
    },
    href: '/settings',
    label: { en: 'Settings', es: 'Ajustes' },
  },
  {
    asks: /\b(read (it |this |them )?aloud|auto-?read|voice|speak|microphone|leer en voz|voz|microfono)\b/,
    answer: {
      en: 'Auto-read in Settings reads my answers aloud. With the voice button beside the question you speak instead of typing, where the browser or the server can hear.',
      es: 'Con Leer en voz alta automáticamente, en Ajustes, mis respuestas se leen solas. Con el botón de voz junto a la pregunta puede hablar en vez de escribir, donde el navegador o el servidor pueden oír.',
    },
    href: '/settings',
    label: { en: 'Settings', es: 'Ajustes' },
  },
  {
    asks: /\b(contrast|dark mode|night mode|modo oscuro|text size|(bigger|larger) (text|letters|font)|font|contraste|letra|tamano del texto)\b/,
    answer: {
      en: 'Settings has high contrast and text size.',
      es: 'En Ajustes están el alto contraste y el tamaño del texto.',
    },
    href: '/settings',
    label: { en: 'Settings', es: 'Ajustes' },
  },
  {
    asks: /\b(notifications?|push messages?|notificaciones)\b/,
    answer: {
      en: 'The bell in the header lists what happened to your claims. Turn on push notifications in Settings to be told on this device too.',
      es: 'La campana de arriba muestra lo que pasó con sus reclamos. Active las notificaciones en Ajustes para recibirlas también en este dispositivo.',
    },
    href: '/settings',
    label: { en: 'Settings', es: 'Ajustes' },
  },
  {
    asks: /\b(where|how)\b.*\b(see|find|check|get|look)\b.*\bweather\b|\b(donde|como)\b.*\b(veo|ver|esta|encuentro|miro)\b.*\b(clima|tiempo)\b|\b(too (hot|cold|windy)|how (hot|cold|windy)|demasiado (calor|frio|viento)|mucho (calor|frio|viento))\b.*\b(today|now|outside|hoy|ahora)\b|\b(briefing|forecast|weather (today|here|now)|(what|how) (is|s) the weather|what's the weather|toolbox talk|informe diario|resumen diario|pronostico|clima (de hoy|hoy)|charla)\b/,
    answer: {
      en: 'The Daily Briefing shows weather, notices, protective equipment, hazards and today’s toolbox talk for where you are.',
      es: 'El resumen diario muestra el clima, avisos, equipo de protección, peligros y la charla de hoy para el lugar donde está.',
    },
    href: '/daily-briefing',
    label: { en: 'Daily Briefing', es: 'Resumen diario' },
  },
  {
    asks: /\b(offline storage|storage on|clear (the |my )?(cache|data|storage)|almacenamiento|borrar (los )?datos)\b/,
    answer: {
      en: 'Settings shows what is kept on this device and what waits to be sent. Clearing removes copies of what the server has, never what waits.',
      es: 'Ajustes muestra lo que se guarda en este dispositivo y lo que espera ser enviado. Borrar quita copias de lo que el servidor tiene, nunca lo que espera.',
    },
    href: '/settings',
    label: { en: 'Settings', es: 'Ajustes' },
  },
  {
    asks: /^(please )?(show|list|open)( me)?( the)? safety (requirements?|documents?|documentation|rules|guidelines)\W*$|^(muestr\w*|mostrar|ver|abrir)( los| las| la)? (requisitos|documentos|documentacion|reglas|normas)( de)? seguridad\W*$/,
    answer: {
      en: 'The safety documents say what is required, with the sections of the regulations. Read them under Work Site Safety, or ask me about a task, such as ladders, trenches or heat.',
      es: 'Los documentos de seguridad, en inglés, dicen qué se exige, con las secciones de las normas. Léalos en Seguridad en la obra, o pregúnteme por un trabajo, como escaleras, zanjas o calor.',
    },
    href: '/safety',
    label: { en: 'Work Site Safety', es: 'Seguridad en la obra' },
    formAction: 'safety',
  },
  {
    asks: /\b(my history|history page|the history|timeline|historial)\b/,
    answer: {
      en: 'History shows by day what happened to your incidents and claims, and who did it.',
      es: 'El historial muestra por día lo que pasó con sus incidentes y reclamos, y quién lo hizo.',
    },
    href: '/history',
    label: { en: 'History', es: 'Historial' },
  },
];

/** The first how-to that a question asks for, or null. */
export function findHowTo(message: string): HowTo | null {
  const text = asAsked(message);
  return howTos.find(({ asks }) => asks.test(text)) ?? null;
}
