import type { voucher as english } from "../../en/guest/voucher.ts";
import { numberWord } from "../../phrase.ts";
import { plural } from "../../plural.ts";
import { reachUs } from "../../reach-us.ts";
import { numberWords } from "../number-words.ts";

export const voucher: typeof english = {
	pageTitle: "Su bono",
	heading: {
		held: () => "Sus plazas están reservadas.",
		cancelled: "Esta reserva está cancelada.",
		expired: "Estas plazas ya no están reservadas.",
	},
	greeting: {
		seeYou: ({ day, name }) => `Nos vemos el ${day}, ${name}.`,
		thankYou: ({ name }) => `Gracias por acompañarnos, ${name}.`,
	},
	lead: {
		payWithin: ({ left }) => `Las guardamos ${left} más: pague y serán suyas.`,
		expired: "Mientras las guardábamos no llegó ningún pago, y no se ha cobrado nada.",
		alsoSent: ({ email }) => `También lo hemos enviado a ${email}.`,
	},
	justChanged: ({ email }) => `Su reserva ha cambiado. El nuevo bono va camino de ${email}.`,
	justChangedHere: "Su reserva ha cambiado. Esta página es su nuevo bono: guárdela.",
	stillToPay: ({ amount }) => `Pendiente de pago: <amount>${amount}</amount>`,
	payItNow: "Pagar ahora",
	confirmed: {
		free: "Confirmada y gratuita.",
		payOnlineOrLater: ({ amount }) =>
			`Confirmada. Quedan ${amount} por pagar: ahora con tarjeta o el día de la excursión.`,
		payOnTheDay: ({ amount }) => `Confirmada. Paga ${amount} a su guía el día de la excursión.`,
		payOffice: ({ amount }) =>
			`Confirmada. Paga ${amount} en nuestra oficina: su guía no cobra en efectivo.`,
		wentBack: "Confirmada; se le ha devuelto su dinero.",
		paid: "Pagada y confirmada.",
		payAtHotel: "Confirmada, se paga en su hotel.",
	},
	facts: {
		guests: "Personas",
		name: "Nombre",
		guideSpeaks: "El guía habla",
		price: "Precio",
		free: "gratis",
		paid: "Pagado",
		paidBack: "Devuelto",
		toPay: "Por pagar",
		toPayOnTheDay: "Por pagar el día de la excursión",
		toPayAtHotel: "Por pagar en su hotel",
		partOfAll: ({ part, all }) => `${part} de ${all}`,
		/** What it took off the price. */
		code: ({ code, sum }: { code: string; sum: string }) => `Código ${code}: ${sum}.`,
		/** The tax that the price contains: "IGIC 7%". */
		includesTax: ({ rate, sum }: { rate: string; sum: string }) => `Incluye IGIC ${rate}: ${sum}.`,
		withCredit: ({ sum }) => `De ellos, ${sum} con un saldo.`,
		noInvoice: "No es una factura.",
	},
	ticket: {
		label: ({ reference }) => `Bono ${reference}`,
		beReady: ({ date }) => `Recogida el ${date}, a las`,
		beEarly: "Llegue cinco minutos antes, por favor.",
		seeOnMap: "Ver el punto de recogida en el mapa",
		notThere: ({ phone }) => phone && `¿No está? Llame al ${phone}.`,
		whatToBring: "Qué llevar",
		codeFollows: ({ reference }) =>
			`El código para su guía aparece aquí en cuanto la excursión esté pagada. Su reserva es <code>${reference}</code>.`,
		showOrSay: "Enséñele esto a su guía, o diga",
		questions: ({ phone }) => phone && `Preguntas el día de la excursión: <phone>${phone}</phone>`,
		qrCode: "Código QR de este bono",
	},
	steps: {
		payNow: "Pagar ahora",
		orCallUs: ({ phone }) => phone && `O llámenos: <phone>${phone}</phone>`,
		takeAgain: "Tomar las plazas otra vez y pagar",
		bookAgain: "Reservar de nuevo",
		otherDays: "Ver otros días",
		questions: ({ phone }) => phone && `Preguntas: <phone>${phone}</phone>`,
		addToCalendar: "Añadir al calendario",
		print: "Imprimir",
		changePickup: "Cambiar la recogida",
		changeDayOrPickup: "Cambiar el día o la recogida",
		changeDay: "Cambiar el día",
		cancel: "Cancelar esta reserva",
		somethingElse: (operator) => reachUs("o", operator, (ways) => `¿Algo más? ${ways}.`),
		tellUs: (operator) =>
			reachUs(
				"o",
				operator,
				(ways) =>
					`¿Cambio de planes? El conductor ya tiene la lista; avísenos, por favor: ${ways}.`,
			),
		askSeller: ({ seller }) =>
			`Ha reservado con ${seller}. Para cambiar el día, cancelar o recuperar dinero, diríjase a ellos.`,
	},
	mailLanguage: {
		label: "Correos en",
		change: "Cambiar",
		changed: ({ language }) => `A partir de ahora le escribimos en ${language}.`,
	},
	van: {
		atYourStop: "Su furgoneta está en su punto de recogida",
		showCode: "Enséñele a su guía el código de abajo.",
		onTime: "Su furgoneta está en camino, a su hora",
		late: ({ minutes }) => `Su furgoneta lleva unos ${minutes} minutos de retraso`,
		expected: ({ clock }) => `Llega a su punto de recogida hacia las ${clock}.`,
		yoursIsNext: "El suyo es el próximo.",
		stopsBefore: ({ stops }) =>
			plural("es", stops, {
				one: "Antes hace una parada.",
				other: `Antes hace ${numberWord(numberWords, stops)} paradas.`,
			}),
		seen: ({ clock }) => `Vista a las ${clock}.`,
		renewsItself: "Esta línea se actualiza sola.",
	},
	calendarFile: {
		pickup: ({ time, stop }) => `Recogida a las ${time}, ${stop}.`,
		party: ({ people, languages }) => `${people}. El guía habla ${languages}.`,
		code: ({ reference }) => `Código: ${reference}`,
		voucher: ({ url }) => `Bono: ${url}`,
		questions: ({ phone }) => phone && `Preguntas el día de la excursión: ${phone}`,
		alarm: ({ title, time, stop }) => `${title}: recogida a las ${time}, ${stop}`,
		none: "Aquí no hay ninguna reserva confirmada.",
	},
	movedTooLate: "Usted cambió la fecha: para la devolución cuenta la primera.",
	refundStops: {
		until: ({ deadline }) => `hasta el ${deadline}`,
		afterThat: "después",
		now: "ahora",
		nothing: "no se devuelve nada",
		share: ({ percent }) =>
			percent === 100
				? "todo"
				: percent === 50
					? "la mitad del precio"
					: `el ${percent} % del precio`,
		shareNow: ({ percent }) =>
			percent === 100
				? "todo, si cancela ahora"
				: percent === 50
					? "la mitad del precio, si cancela ahora"
					: `el ${percent} % del precio, si cancela ahora`,
	},
	credit: {
		comesBack: ({ back }) => `${back} vuelven a su saldo y puede usarlos de nuevo enseguida.`,
		wentBack: ({ back }) => `${back} están de nuevo en su saldo.`,
	},
	moneyIfCancelled: {
		nothingCharged: "No se ha cobrado nada, así que no se devuelve nada.",
		hotelKeepsAll: ({ all }) =>
			`Los ${all} siguen pendientes de pago en su hotel: es tarde para una devolución.`,
		hotelKeepsNothing: ({ all }) =>
			`No debe nada. Si ya ha pagado los ${all} en su hotel, la recepción se los devuelve.`,
		hotelKeepsPart: ({ keptAmount, all, back }) =>
			`De los ${all}, ${keptAmount} siguen pendientes de pago en su hotel. Si ya ha pagado, la recepción le devuelve ${back}.`,
		tooLate: ({ all }) => `De sus ${all} no se devuelve nada: es tarde para eso.`,
		all: ({ all }) =>
			`Se le devuelven sus ${all} completos, de la misma forma en que pagó, en su cuenta en un plazo de 5 a 10 días.`,
		part: ({ back, all }) =>
			`Se le devuelven ${back} de sus ${all}, de la misma forma en que pagó, en su cuenta en un plazo de 5 a 10 días.`,
		allByHand: ({ all }) =>
			`Se le devuelven sus ${all} completos, de la misma forma en que pagó: venga a nuestra oficina o escríbanos.`,
		partByHand: ({ back, all }) =>
			`Se le devuelven ${back} de sus ${all}, de la misma forma en que pagó: venga a nuestra oficina o escríbanos.`,
		byHandAndCard: ({ all, cash, card }) =>
			`De sus ${all} se le devuelven ${card} en su tarjeta en un plazo de 5 a 10 días y ${cash} en persona: venga a nuestra oficina o escríbanos.`,
	},
	moneyOfCancelled: {
		all: ({ all }) =>
			`Le devolvemos sus ${all} completos: los tendrá en su cuenta en un plazo de 5 a 10 días.`,
		part: ({ back, all }) =>
			`Le devolvemos ${back} de sus ${all}: los tendrá en su cuenta en un plazo de 5 a 10 días.`,
		allByHand: ({ all }) =>
			`Le devolvemos sus ${all} completos: venga a nuestra oficina o responda a este correo.`,
		partByHand: ({ back, all }) =>
			`Le devolvemos ${back} de sus ${all}: venga a nuestra oficina o responda a este correo.`,
		byHandAndCard: ({ all, cash, card }) =>
			`De sus ${all} le devolvemos ${card} en su tarjeta en un plazo de 5 a 10 días y ${cash} en persona: venga a nuestra oficina o responda a este correo.`,
	},
	moneyOfCancelledByStaff: {
		isBack: "Lo que pagó se ha devuelto a la tarjeta o cuenta con la que pagó.",
		byHand: ({ cash }) =>
			`Le devolvemos los ${cash} que nos pagó en persona: venga a nuestra oficina o responda a este correo.`,
		byHandAndCard: ({ cash, card }) =>
			`Le devolvemos los ${cash} que nos pagó en persona: venga a nuestra oficina o responda a este correo. Además, recibirá ${card} en su tarjeta en un plazo de 5 a 10 días.`,
		all: ({ all }) =>
			`Le devolvemos sus ${all} completos, de la misma forma en que pagó: los tendrá en su cuenta en un plazo de 5 a 10 días.`,
		atHotel: "Lo que pagó en su hotel se lo devuelve la recepción.",
		kept: ({ all }) =>
			`De los ${all} que ha pagado no se devuelve nada. Si cree que no es correcto, responda a este correo.`,
	},
	moneyAfterwards: {
		wentBack: ({ back }) =>
			`Se han devuelto ${back} por la misma vía; los tendrá en su cuenta en un plazo de 5 a 10 días.`,
		wentBackByHand: ({ back }) => `Se han devuelto ${back} por la misma vía.`,
		waitsAtDesk: ({ back }) => `En nuestra oficina le esperan ${back}.`,
		onItsWay: ({ back }) => `La devolución de ${back} está en camino.`,
		restStays: ({ keptAmount }) => `Nos quedamos con ${keptAmount}.`,
		atHotel: "Lo que se devuelva del dinero que pagó en su hotel se lo da la recepción.",
		allStays: ({ keptAmount }) =>
			`No se devuelve nada: nos quedamos con los ${keptAmount} que ha pagado.`,
		nothingCharged: "No se ha cobrado nada.",
	},
	disputed: {
		gaveBack: ({ all }) => `Su banco ya le ha devuelto sus ${all}.`,
		holds: ({ all }) =>
			`Su banco retiene sus ${all} mientras decide sobre una solicitud de devolución.`,
		thenAll:
			"Si le da el dinero a usted, esa es su devolución; si nos lo deja a nosotros, entonces se lo devolvemos todo.",
		thenPart: ({ part }) =>
			`Si le da el dinero a usted, esa es su devolución; si nos lo deja a nosotros, entonces le devolvemos ${part}.`,
		thenNothing: "Si nos lo deja a nosotros, no le devolvemos nada.",
	},
};
