import type { Pair } from './sentences.ts';

/** The sentences of contract/problems.ts, and the more exact ones that the server puts in their place. */
export const problems: readonly Pair[] = [
  [
    'Some of what was sent is not valid. See the fields named below.',
    'Algo de lo que se envió no es válido. Vea los campos que se nombran abajo.',
  ],
  ['The request is not readable JSON.', 'La petición no es JSON legible.'],
  ['The request is not readable HTTP.', 'La petición no es HTTP legible.'],
  ['This file is empty. Nothing was added.', 'Este archivo está vacío. No se agregó nada.'],
  [
    'No Documents Selected - Please select at least one OSHA document to chat with.',
    'Ningún documento seleccionado: seleccione al menos un documento de OSHA para consultarlo.',
  ],
  [
    'Please select at least one OSHA document to chat with.',
    'Seleccione al menos un documento de OSHA para consultarlo.',
  ],
  [
    'Some of the selected documents do not exist or are no longer offered.',
    'Algunos de los documentos seleccionados no existen o ya no se ofrecen.',
  ],
  [
    'These documents do not exist or are no longer offered: {}.',
    'Estos documentos no existen o ya no se ofrecen: {}.',
  ],
  [
    'The upload ended early or could not be read. Please send it again.',
    'El envío se cortó o no se pudo leer. Envíelo otra vez.',
  ],
  ['Please sign in.', 'Entre a su cuenta.'],
  ['Invalid username or password. Please try again.', 'Usuario o contraseña incorrectos. Intente otra vez.'],
  [
    'This request came from another site and was refused.',
    'Esta petición vino de otro sitio y fue rechazada.',
  ],
  ['Your role does not allow this.', 'Su rol no permite esto.'],
  [
    'Nobody decides their own claim. Another supervisor or an administrator does.',
    'Nadie decide su propio reclamo. Lo decide otro supervisor o un administrador.',
  ],
  [
    'These records belong to another person. Sign in as that person to send them.',
    'Estos registros son de otra persona. Entre como esa persona para enviarlos.',
  ],
  [
    'This does not exist or you do not have permission to see it.',
    'Esto no existe o usted no tiene permiso para verlo.',
  ],
  ['This address does not take that kind of request.', 'Esta dirección no acepta esa clase de petición.'],
  [
    'A record with this reference was already received with other content. It was not overwritten.',
    'Ya se recibió un registro con esta referencia y otro contenido. No se sobrescribió.',
  ],
  [
    'Somebody changed this record after you opened it. Compare both versions and save again.',
    'Alguien cambió este registro después de que usted lo abrió. Compare las dos versiones y guarde otra vez.',
  ],
  [
    'A newer file came, or somebody else judged it meanwhile. Look at it as it is now.',
    'Llegó un archivo más nuevo u otra persona ya lo calificó. Mírelo como está ahora.',
  ],
  [
    'A document came or was judged after you opened this claim. Look at it before you decide.',
    'Un documento llegó o fue calificado después de que usted abrió este reclamo. Mírelo antes de decidir.',
  ],
  [
    'There already is a claim on this incident. File another one only if it is for something else.',
    'Ya hay un reclamo sobre este incidente. Presente otro solo si es por otra cosa.',
  ],
  [
    'Claim {} is already filed on this incident. File another one only if it is for something else.',
    'El reclamo {} ya está presentado sobre este incidente. Presente otro solo si es por otra cosa.',
  ],
  ['This claim has already been decided.', 'Este reclamo ya está decidido.'],
  ['{} approved this claim on {d}.', '{} aprobó este reclamo el {}.'],
  ['{} rejected this claim on {d}.', '{} rechazó este reclamo el {}.'],
  ['This file is among the documents already.', 'Este archivo ya está entre los documentos.'],
  [
    'This file is there already: “{}”, which is retired. Bring it back instead.',
    'Este archivo ya está: “{}”, que está retirado. Recupérelo en vez de agregarlo.',
  ],
  ['This file is there already: “{}”.', 'Este archivo ya está: “{}”.'],
  ['This username is already in use.', 'Este usuario ya está en uso.'],
  ['This e-mail address is already in use.', 'Este correo electrónico ya está en uso.'],
  ['This is too large.', 'Esto es demasiado grande.'],
  ['This file is larger than 10 MB.', 'Este archivo ocupa más de 10 MB.'],
  ['This document is larger than 25 MB.', 'Este documento ocupa más de 25 MB.'],
  ['This kind of content is not accepted here.', 'Aquí no se acepta esta clase de contenido.'],
  [
    'Only photos (JPEG, PNG, WebP, HEIC, GIF) and videos (MP4, MOV, WebM) are accepted.',
    'Solo se aceptan fotos (JPEG, PNG, WebP, HEIC, GIF) y videos (MP4, MOV, WebM).',
  ],
  [
    'Only PDF, Word (DOCX), Markdown and plain text are taken.',
    'Solo se aceptan PDF, Word (DOCX), Markdown y texto simple.',
  ],
  [
    'This is an old Word or Excel file. Save it as DOCX or PDF and add that.',
    'Este es un archivo antiguo de Word o Excel. Guárdelo como DOCX o PDF y agregue ese.',
  ],
  [
    "A document's name ends in .pdf, .docx, .md or .txt; this one ends in nothing.",
    'El nombre de un documento termina en .pdf, .docx, .md o .txt; este no termina en nada de eso.',
  ],
  [
    "A document's name ends in .pdf, .docx, .md or .txt; this one ends in {}.",
    'El nombre de un documento termina en .pdf, .docx, .md o .txt; este termina en {}.',
  ],
  [
    'The name ends in {}, but the file is something else. Give it the right ending and add it again.',
    'El nombre termina en {}, pero el archivo es otra cosa. Póngale la terminación correcta y agréguelo otra vez.',
  ],
  [
    'The name ends in {}, but the file is {}. Give it the right ending and add it again.',
    'El nombre termina en {}, pero el archivo es {}. Póngale la terminación correcta y agréguelo otra vez.',
  ],
  [
    'This is not a picture that can be read. Use JPEG, PNG, WebP or GIF.',
    'Esta no es una foto que se pueda leer. Use JPEG, PNG, WebP o GIF.',
  ],
  [
    'Only recordings (WebM, MP4, Ogg, WAV, MP3, FLAC) are accepted.',
    'Solo se aceptan grabaciones (WebM, MP4, Ogg, WAV, MP3, FLAC).',
  ],
  [
    'The file has no such part. It may be asked for whole.',
    'El archivo no tiene esa parte. Se puede pedir entero.',
  ],
  ['The status cannot change in this way.', 'El estado no puede cambiar así.'],
  ['An incident that is {~} can become {~}, not {~}.', 'Un incidente {} puede pasar a {}, no a {}.'],
  ['Can become {~}', 'Puede pasar a {}'],
  ['{~} or {~}', '{} o {}'],
  ['open', 'abierto'],
  ['in_progress', 'en curso'],
  ['closed', 'cerrado'],
  ['pending', 'pendiente'],
  ['under review', 'en revisión'],
  ['approved', 'aprobado'],
  ['rejected', 'rechazado'],
  ['A claim that is {~} cannot be taken under review.', 'Un reclamo {} no se puede tomar en revisión.'],
  ['A claim that is {~} cannot be asked about.', 'Sobre un reclamo {} no se puede preguntar.'],
  ['A claim that is {~} cannot be approved.', 'Un reclamo {} no se puede aprobar.'],
  ['A claim that is {~} cannot be rejected.', 'Un reclamo {} no se puede rechazar.'],
  ['A claim that is {~} cannot be contested.', 'Un reclamo {} no se puede impugnar.'],
  [
    'Only a supervisor decides a claim, and never back.',
    'Solo un supervisor decide un reclamo, y nunca hacia atrás.',
  ],
  ['Its status is final.', 'Su estado es definitivo.'],
  ['Its status is final', 'Su estado es definitivo'],
  ['It can become {~}.', 'Puede pasar a {}.'],
  ['It can become {~}', 'Puede pasar a {}'],
  ['A report holds at most 20 files.', 'Un reporte lleva 20 archivos como máximo.'],
  ['A claim holds at most {} files.', 'Un reclamo lleva {} archivos como máximo.'],
  [
    'An amount that differs from the request needs a reason.',
    'Una cantidad distinta de la solicitada necesita un motivo.',
  ],
  [
    'An amount that differs from the {} requested needs a reason.',
    'Una cantidad distinta de los {} solicitados necesita un motivo.',
  ],
  [
    'This document came with Tailboard and is kept up to date with it. Retire it and add your own instead.',
    'Este documento vino con Tailboard y se actualiza con él. Retírelo y agregue el suyo.',
  ],
  [
    'This claim is decided and can no longer be changed.',
    'Este reclamo está decidido y ya no se puede cambiar.',
  ],
  ['No question on this claim is waiting for an answer.', 'En este reclamo ninguna pregunta espera respuesta.'],
  ['At least one active administrator must remain.', 'Debe quedar al menos un administrador activo.'],
  [
    'Too many requests. Please wait a little and try again.',
    'Demasiadas peticiones. Espere un poco e intente otra vez.',
  ],
  [
    'You have added as many files as one person may in a day. What waits on your device stays there and is sent tomorrow.',
    'Usted ya agregó todos los archivos que una persona puede agregar en un día. Lo que espera en su teléfono se queda ahí y se manda mañana.',
  ],
  ['Use the https:// address.', 'Use la dirección con https://.'],
  [
    'Too many failed attempts to sign in. Please wait {} seconds and try again.',
    'Demasiados intentos fallidos de entrar. Espere {} segundos e intente otra vez.',
  ],
  [
    'Too many failed attempts to sign in. Please wait {} seconds and try again. A passkey works at once, and so does a phone or computer where you have signed in before.',
    'Demasiados intentos fallidos de entrar. Espere {} segundos e intente otra vez. Con una llave de acceso se entra enseguida, y también en un teléfono o una computadora donde usted ya entró antes.',
  ],
  [
    'Too many failed attempts to sign in. Please wait {} minutes and try again.',
    'Demasiados intentos fallidos de entrar. Espere {} minutos e intente otra vez.',
  ],
  ['Enter the code of your authenticator app.', 'Escriba el código de su aplicación de autenticación.'],
  ['This code is not right. Enter the newest one.', 'Este código no es correcto. Escriba el más reciente.'],
  [
    'This sign-in took too long. Start again with your password.',
    'Tardó demasiado en entrar. Empiece otra vez con su contraseña.',
  ],
  [
    'This passkey was not accepted. Sign in with your password.',
    'Esta llave de acceso no fue aceptada. Entre con su contraseña.',
  ],
  [
    'Your e-mail address signs you in here. Ask your administrator to change it.',
    'Su correo electrónico le da acceso aquí. Pida a su administrador que lo cambie.',
  ],
  ['This is not your current password.', 'Esta no es su contraseña actual.'],
  [
    'Enter your password to confirm that it is you.',
    'Escriba su contraseña para confirmar que es usted.',
  ],
  ['Choose a password of your own first.', 'Primero elija su propia contraseña.'],
  [
    'Administrators need a passkey or an authenticator app here. Set one up, or sign in with it.',
    'Aquí los administradores necesitan una llave de acceso o una aplicación de autenticación. Configure una, o entre con ella.',
  ],
  [
    'An authenticator app is already set up. Remove it first.',
    'Ya hay una aplicación de autenticación configurada. Quítela primero.',
  ],
  [
    'The company sign-in cannot be reached right now. Try again, or use your password.',
    'Ahora no se puede llegar a la cuenta de la empresa. Intente otra vez o use su contraseña.',
  ],
  [
    'Too many failed attempts to sign in. Please wait a few minutes and try again.',
    'Demasiados intentos fallidos de entrar. Espere unos minutos e intente otra vez.',
  ],
  [
    'Something went wrong on our side. What you entered is kept; please try again.',
    'Algo falló de nuestro lado. Lo que usted escribió se conserva; intente otra vez.',
  ],
  ['This server has no voice of its own.', 'Este servidor no tiene voz propia.'],
  ['This server cannot write down what is said.', 'Este servidor no puede escribir lo que se dice.'],
  [
    'The records cannot be reached right now. What you entered is kept; please try again shortly.',
    'Ahora no se puede llegar a los registros. Lo que usted escribió se conserva; intente otra vez en un momento.',
  ],
  [
    'The files cannot be reached right now. What you entered is kept; please try again shortly.',
    'Ahora no se puede llegar a los archivos. Lo que usted escribió se conserva; intente otra vez en un momento.',
  ],
  [
    'The service is not available right now. Please try again shortly.',
    'El servicio no está disponible ahora. Intente otra vez en un momento.',
  ],
  ['Only the person themselves changes their profile.', 'Cada quien cambia solo su propio perfil.'],
  [
    'Some lines of the list cannot be used. Nothing was imported.',
    'Algunas líneas de la lista no se pueden usar. No se importó nada.',
  ],
  [
    'The text contains a character that cannot be stored.',
    'El texto contiene un carácter que no se puede guardar.',
  ],
  ['A new incident is open.', 'Un incidente nuevo está abierto.'],
  [
    'Only a supervisor sets the status of an incident.',
    'Solo un supervisor cambia el estado de un incidente.',
  ],
  ['Nothing was sent for this document yet.', 'Para este documento todavía no se ha enviado nada.'],
  [
    'Only the person who filed this claim changes what it says. You may take it under review.',
    'Solo quien presentó este reclamo cambia lo que dice. Usted puede tomarlo en revisión.',
  ],
  [
    'Only an administrator sets what the policy says.',
    'Solo un administrador define lo que dice la póliza.',
  ],
  [
    'Only the person who filed this claim sends its documents.',
    'Solo quien presentó este reclamo envía sus documentos.',
  ],
  ['Only a supervisor takes a claim under review.', 'Solo un supervisor toma un reclamo en revisión.'],
  [
    'Only an administrator, or the supervisor of a crew, adds documents.',
    'Solo un administrador, o el supervisor de una cuadrilla, agrega documentos.',
  ],
  [
    'This document is the whole company’s. Only an administrator changes it.',
    'Este documento es de toda la empresa. Solo un administrador lo cambia.',
  ],
  [
    'Only the supervisor of the crew or an administrator changes this document.',
    'Solo el supervisor de la cuadrilla o un administrador cambia este documento.',
  ],
  ['Say why you contest the decision.', 'Diga por qué impugna la decisión.'],
  [
    'This claim was rejected. To change it or add facts, contest the decision and say why.',
    'Este reclamo fue rechazado. Para cambiarlo o agregar datos, impugne la decisión y diga por qué.',
  ],
  ['The selected documents do not answer this.', 'Los documentos elegidos no contestan esto.'],
  ['The talk has to be read before it can be closed.', 'Hay que leer la charla antes de poder cerrarla.'],
  [
    'Both check questions need the answer of the document.',
    'Las dos preguntas de repaso necesitan la respuesta del documento.',
  ],
  [
    'A talk can be closed when everybody on its list has signed or is excused, and somebody was present.',
    'Una charla se puede cerrar cuando todos los de su lista han firmado o están excusados, y alguien estuvo presente.',
  ],
  ['Somebody is on the list of this talk twice.', 'Alguien está dos veces en la lista de esta charla.'],
  [
    'Somebody on the list of this talk is not in your crew.',
    'Alguien de la lista de esta charla no es de su cuadrilla.',
  ],
  ['The times of this talk cannot be right.', 'Las horas de esta charla no pueden ser correctas.'],
  [
    'There is no toolbox talk about this document.',
    'No hay charla de seguridad sobre este documento.',
  ],
];
