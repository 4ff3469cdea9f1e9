/** Questions that no safety document can answer, however many of its words they have: about people, pay and paper of one company. */

const who = String.raw`(?:my |our |the |his |her |mi |nuestro |el |la |del |de mi )?(?:boss|foreman|supervisor|superintendent|manager|super|owner|hr|human resources|office|coworker|buddy|doctor|dentist|landlord|union(?: rep| hall| steward)?|steward|safety (?:guy|man|lady|person|director|manager|rep|officer)|inspector|dispatch(?:er)?|insurance(?: company)?|adjuster|sindicato|jefe|patron|capataz|mayordomo|oficina|supervisora?|dueno)`;
const what = String.raw`(?:phone|cell|number|email|e-mail|address|birthday|name|telefono|numero|celular|correo|direccion|nombre)`;

const PRIVATE = new RegExp(
  [
    String.raw`\b${who}(?:'?s)? (?:cell |phone |mobile |home |office )*${what}\b`,
    String.raw`\b${what} (?:number )?(?:of|for|de|del) ${who}\b`,
    String.raw`\b(?:who is|whos|who's|quien es) (?:the |our |my |el |la |mi |nuestro )?(?:\w+ )?(?:manager|foreman|boss|super|superintendent|supervisor|director|owner|rep|jefe|capataz)\b`,
    String.raw`\b(?:where is|wheres|where's|donde esta) (?:the |our |my |el |la )?(?:\w+ )?(?:office|parking|trailer|gang box|bathroom|porta ?john|oficina|bano)\b`,
    String.raw`\b(?:when|what day) (?:do|does|will) (?:we|i|they) (?:get )?pa(?:id|y)\b|\bpayday\b|\bcuando (?:nos |me )?pagan\b|\bdia de pago\b`,
    // What something earns, weighs by itself or costs in a shop, and what happened to somebody here.
    String.raw`\bhow much (?:do|does|did|can|will|would|should)\b.*\b(?:make|makes|made|earn|earns|weigh|weighs)\b|\bcuanto (?:gana|ganan|pesa|pesan)\b`,
    String.raw`\bwhat (?:do|does|did)\b.*\b(?:make|makes|earn|earns|cost|costs|weigh|weighs)\b(?! (?:sure|up|of|it|a|an|the)\b)`,
    String.raw`\bphone number (?:of|for|to) the\b`,
    String.raw`\bworkers?'?s? ?comp(?:ensation)?\b.*\b(?:pay|pays|paid|cover|covers|check|settlement)\b`,
    String.raw`\b(?:where|donde)\b.*\b(?:buy|purchase|cheap|cheapest|compro|compramos|comprar|venden|consigo)\b`,
    String.raw`\b(?:did|has|have) (?:anybody|anyone|any body|any of us|somebody|someone|we|they|he|she)\b.*\b(?:yesterday|last (?:week|month|year|night)|this (?:week|month|year))\b`,
    String.raw`\bwhen(?:'?s| is) (?:the|our|my) next\b|\bcuando es (?:la|el|mi|nuestr[ao]) proxim[ao]\b|\bper diem\b`,
    String.raw`^\W*who (?:was|is|were|got) the (?:guy|man|one|person|woman|lady|dude)\b`,
    // Fines: no page has them, however much they say of the rule that was broken.
    String.raw`\b(?:the|a|osha|much|big|is the|what) fines?\b(?! (?:to|if|with|for me|dust))|\bfined\b|\bpenalt(?:y|ies)\b|\bmultas?\b|\bcitations? cost`,
    // Cards, shifts and pay of the one who asks.
    String.raw`\b(?:my|our|mi) (?:paycheck|pay ?stub|check|schedule|shift|vacation|login|password|pin|horario|turno|cheque|sueldo)\b`,
    String.raw`\b(?:where|donde).*\b(?:nearest|closest|mas cerca\w*) (?:hospital|clinic|urgent care|doctor|store|gas station|clinica)|\b(?:hospital|clinica) mas cercan[oa]`,
    String.raw`\bosha[- ]?(?:10|30|ten|thirty)\b.*\b(?:card|course|class|expire|good for|renew|cost|online|tarjeta|curso)`,
  ].join('|'),
);

/** Whether a question asks for what belongs to one person or company. */
export const asksPrivate = (query: string): boolean =>
  PRIVATE.test(
    query
      .normalize('NFD')
      .replaceAll(/\p{Mn}/gu, '')
      .replaceAll('’', "'")
      .toLowerCase(),
  );

const OF_APP =
  /\b(?:in|on|with|from|use|using|en|con|desde|usar|uso)(?: the| this| la| esta| este)? (?:app|tailboard|application|aplicacion|programa)\b/i;

/** Whether a question asks how the app is used: no safety document says it. */
export const asksOfApp = (query: string): boolean =>
  OF_APP.test(query.normalize('NFD').replaceAll(/\p{Mn}/gu, ''));
