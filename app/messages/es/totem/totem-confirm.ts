import type { totemConfirm as english } from "../../en/totem/totem-confirm.ts";
import { numberWord } from "../../phrase.ts";
import { numberWords } from "../number-words.ts";

export const totemConfirm: typeof english = {
	title: "Sus plazas",
	held: ({ seats }) =>
		seats === 1
			? "Le guardamos una plaza."
			: `Le guardamos ${numberWord(numberWords, seats)} plazas.`,
	notHeld: "Estas plazas ya no están guardadas.",
	notHeldWhy: "El pago no llegó a tiempo. No se ha cobrado nada; reserve otra vez, por favor.",
	notRead: "Aún no podemos mostrar su reserva",
	notReadWhy:
		"Es posible que sus plazas ya estén reservadas: no vuelva a reservar, por favor. Esta pantalla lo sigue intentando. Si tarda, mire su correo o pregunte en recepción.",
	paid: ({ day }) => `Pagado. Nos vemos el ${day}.`,
	booked: ({ day }) => `Reservado. Nos vemos el ${day}.`,
	clearsItself: ({ seconds }) =>
		`Para proteger sus datos, esta pantalla se borra sola ${seconds} segundos después del último toque.`,
	clear: "Listo, borrar la pantalla",
	beAt: ({ place, day }) => `Le esperamos en <place>${place}</place> el ${day} a las`,
	beHere: ({ day }) => `Le esperamos en este hotel el ${day} a las`,
	beHereAt: ({ spot, day }) =>
		`Le esperamos en este hotel, <place>${spot}</place>, el ${day} a las`,
	guests: "Personas",
	isPaid: "Pagado",
	toPay: "Por pagar",
	toPayAtReception: "Por pagar en recepción",
	guideSpeaks: "El guía habla",
	paymentCode: "Código QR que abre el pago",
	voucherCode: "Código QR de su bono",
	finish: "Termine en su móvil",
	payBefore: ({ price, time }) =>
		`Apunte aquí con la cámara y pague ${price} antes de las ${time}. Esta pantalla se actualiza sola.`,
	noPhone: ({ phone }) => phone && `¿No lleva el móvil? Llame al ${phone} y diga este código.`,
	takeVoucher: "Llévese su bono",
	pointHere: "Apunte aquí con la cámara de su móvil o anote su código:",
	payAtReception: ({ price }) => `Pague ${price} en recepción.`,
	sentTo: ({ email }) => `También se lo hemos enviado a ${email}.`,
};
