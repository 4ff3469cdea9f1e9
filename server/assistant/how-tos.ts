import type { AssistantAnswer } from '@tailboard/contract/assistant.ts';
import { plain } from '@tailboard/contract/text-language.ts';
import type { Language } from './language.ts';

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
      es: 'Agregue fotos y videos en el informe: JPEG, PNG, WebP, HEIC, GIF, MP4, MOV o WebM, hasta 10 MB por archivo y 20 archivos por informe. Ahí también puede grabar una nota de voz. Cada uno queda en el dispositivo hasta que el servidor lo tiene.',
    },
    href: '/report',
    label: { en: 'Report', es: 'Informe' },
  },
  {
    asks: /\b(contest|appeal|disagree|apelar|impugnar|desacuerdo)\b/,
    answer: {
      en: 'Open the rejected claim, read the reason, and contest the decision there or add what was missing. It then goes under review again, and another look is taken by a person.',
      es: 'Abra el reclamo rechazado, lea el motivo, y conteste ahí la decisión o agregue lo que faltaba. Entonces vuelve a revisión y una persona lo mira de nuevo.',
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
    asks: /\b(how|where|want|need|can|start|file|submit|como|donde|quiero|presentar)\b.*\b(file|submit|make|create|start|new|presentar|hacer|crear|abrir)\b.*\b(claims?|reclam\w+)\b|^(file|submit|create|presentar|crear) (a |an |un |una )?(new )?(claim|reclam\w+)/,
    answer: {
      en: 'Open Incidents, choose the incident and press File Claim. Describe what is claimed and the amount. The claim then shows an estimate with its working; a person decides.',
      es: 'Abra Incidentes, elija el incidente y pulse Presentar reclamo. Describa lo que reclama y la cantidad. El reclamo muestra entonces una estimación con su cálculo; una persona decide.',
    },
    href: '/incidents',
    label: { en: 'Incidents', es: 'Incidentes' },
    formAction: 'claim',
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
    asks: /\b(edit|change|correct|fix|cambiar|corregir|editar|modificar)\b.*\b(reports?|incidents?|informes?|incidentes?)\b/,
    answer: {
      en: 'Open Incidents, press the incident and then Edit. If somebody changed it meanwhile, you see both versions and choose. Every change stays in its history.',
      es: 'Abra Incidentes, pulse el incidente y luego Editar. Si alguien lo cambió mientras tanto, verá las dos versiones y elige. Cada cambio queda en su historial.',
    },
    href: '/incidents',
    label: { en: 'Incidents', es: 'Incidentes' },
  },
  {
    asks: /\b(delete|remove|borrar|eliminar)\b.*\b(reports?|incidents?|claims?|informes?|incidentes?|reclam\w+)\b/,
    answer: {
      en: 'Reports and claims are not deleted: they are evidence. You can correct your own incident with Edit, and everybody who may see it sees what was changed.',
      es: 'Los informes y reclamos no se borran: son evidencia. Puede corregir su propio incidente con Editar, y quien puede verlo ve lo que cambió.',
    },
    href: '/incidents',
    label: { en: 'Incidents', es: 'Incidentes' },
  },
  {
    asks: /\b(who|quien(es)?)\b.*\b(see|sees|read|reads|view|ve|ven|ver)\b.*\b(my|mine|it|this|reports?|claims?|incidents?|mis?|informes?|reclamos?|incidentes?)\b/,
    answer: {
      en: 'Your reports and claims are seen by you, by the supervisors of your crew and by administrators. Nobody else finds them.',
      es: 'Sus informes y reclamos los ven usted, los supervisores de su cuadrilla y los administradores. Nadie más los encuentra.',
    },
    href: '/incidents',
    label: { en: 'Incidents', es: 'Incidentes' },
  },
  {
    asks: /\b(how|where|want|need|can|como|donde|quiero|puedo|necesito)\b.*\b(report|create|log|informar|informo|reportar|reporto|crear|creo)\b.*\b(incidents?|accidents?|inj?ur(y|ies)|near miss(es)?|something|incidentes?|accidentes?|lesion(es)?)\b(?!.*\bosha\b)|^(report|create|reportar|crear) (a |an |un |una )?(new )?(incident|accident|incidente|accidente)/,
    answer: {
      en: 'Open Report and choose the guided wizard, which asks step by step, or the standard form. Say what happened, when and where, add photos, review, and submit. You can also just tell me what happened and I fill in the form for you to check.',
      es: 'Abra Informe y elija el asistente guiado, que pregunta paso a paso, o el formulario estándar. Diga qué pasó, cuándo y dónde, agregue fotos, revise y envíe. También puede contarme qué pasó y yo lleno el formulario para que usted lo revise.',
    },
    href: '/report',
    label: { en: 'Report', es: 'Informe' },
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
    asks: /\b(profile|my certificat\w+|emergency contact|my (email|phone|name)|perfil|mis certificad\w+|contacto de emergencia|mi (correo|telefono|nombre))\b/,
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
      es: 'La lectura automática en Ajustes lee mis respuestas en voz alta. Con el botón de voz junto a la pregunta puede hablar en vez de escribir, donde el navegador o el servidor pueden oír.',
    },
    href: '/settings',
    label: { en: 'Settings', es: 'Ajustes' },
  },
  {
    asks: /\b(contrast|text size|(bigger|larger) (text|letters|font)|font|contraste|letra|tamano del texto)\b/,
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
    asks: /\b(briefing|forecast|weather (today|here|now)|(what|how) (is|s) the weather|what's the weather|toolbox talk|informe diario|pronostico|clima (de hoy|hoy)|charla)\b/,
    answer: {
      en: 'The Daily Briefing shows weather, notices, protective equipment, hazards and today’s toolbox talk for where you are.',
      es: 'El informe diario muestra el clima, avisos, equipo de protección, peligros y la charla de hoy para el lugar donde está.',
    },
    href: '/daily-briefing',
    label: { en: 'Daily Briefing', es: 'Informe diario' },
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
  const text = plain(message);
  return howTos.find(({ asks }) => asks.test(text)) ?? null;
}
