import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/office/cash.ts";

export const es: StaffTexts<typeof en> = {
	above: "En manos de alguien, de clientes o de otros compañeros",
	purses: {
		title: "Quién tiene efectivo",
		notYou: "No tienes efectivo.",
		nobody: "Nadie: todo el efectivo está en la caja fuerte o en el banco.",
		onItsWay: "Nadie, pero una entrega espera a quien la recibe.",
		yours: ({ name }) => `${name} (tú)`,
	},
	takeOver: {
		open: ({ name }) => `Hacerse cargo de lo de ${name}`,
		why: ({ name, sum }) =>
			`${name} ya no puede firmar. Según las reservas hay <b>${sum}</b>: cuenta lo que encuentres. En los libros constará que solo has firmado tú.`,
	},
	declare: {
		title: "Entregar mi efectivo",
		byBookings: ({ sum }) =>
			`Según las reservas tienes <b>${sum}</b>. Cuéntalo y escribe lo que hay.`,
		counted: ({ currency }) => `Contado, ${currency}`,
		note: "Nota, si falta algo",
		sign: "Firmar como quien entrega",
	},
	waiting: {
		title: "Espera a quien recibe",
		handsOver: ({ name, sum }) => `<b>${name}</b> entrega <b>${sum}</b>`,
		receiverConfirms: "Quien recibe entra con su cuenta y lo confirma aquí con su nombre.",
		takeBack: "Recuperarlo",
		counted: ({ currency }) => `He contado, ${currency}`,
		note: "Nota sobre una diferencia",
		sign: {
			purse: "Firmar: me lo quedo yo",
			bank: "Firmar: está en la caja fuerte o en el banco",
		},
	},
	closed: {
		title: "Entregado",
		none: "Nada todavía.",
		tookBack: ({ name }) => `${name} recuperó lo que nadie había recibido`,
		handedOver: ({ sum, giver, receiver }) => `<b>${sum}</b> de ${giver} a ${receiver}`,
		banked: ({ sum, giver, receiver }) =>
			`<b>${sum}</b> de ${giver} a la caja fuerte o al banco, por ${receiver}`,
	},
	signedByReceiver: ({ giver }) => `Asumido: ${giver} ya no podía firmar`,
	difference: {
		less: ({ sum }) => `${sum} menos de lo que dicen las reservas`,
		more: ({ sum }) => `${sum} más de lo que dicen las reservas`,
	},
	done: {
		declared: "Firmado: ahora quien recibe cuenta y confirma",
		received: {
			purse: "Firmado: el efectivo lo tienes tú",
			bank: "Firmado: el efectivo está en la caja fuerte o en el banco",
		},
		takenBack: "El efectivo vuelve a ser tuyo",
	},
	errors: {
		noDestination: "Di si te quedas el efectivo o adónde ha ido",
		notCounted: "Escribe lo que has contado",
		noNote: "Hay menos de lo que dicen las reservas: escribe en pocas palabras lo que sepas",
		ownAccount: "Cada uno firma por el efectivo con su propia cuenta.",
		ownMoney:
			"Estás actuando en nombre de otra persona. El dinero que cobras o das en mano se anota en tu propia cuenta: deja antes de actuar en su nombre. No se ha anotado nada.",
		changed: "Tu efectivo ha cambiado desde que se cargó esta página. Mira y cuenta otra vez.",
		purseChanged:
			"Este efectivo ha cambiado desde que se cargó la página, o su dueño puede firmar por él. Mira y cuenta otra vez.",
		waitsNoMore: "Ya no puedes recibir esta entrega.",
		receivedAlready: "Alguien ya ha recibido este efectivo.",
	},
};
