import { plural } from "../../../plural.ts";
import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/office/desk.ts";

export const es: StaffTexts<typeof en> = {
	code: {
		noHotel:
			"Todavía no tienes ningún hotel. Pregunta a quien lleva tu equipo, o llama a la oficina de excursiones.",
		title: "Escribe el código de un cliente",
		hint: "Está en la pantalla del vestíbulo, para un cliente sin teléfono. Sirve una vez, durante 15 minutos y solo en este hotel.",
		hotel: "Hotel",
		figures: "Las cifras del cliente",
		likeThis: "Como 47 18 06",
		open: "Abrir lo elegido",
	},
	facts: {
		guest: "Cliente",
		day: "Día",
		guests: "Personas",
		pickup: "Recogida",
		extras: "Extras",
		fares: "Tarifas",
		proofs: "Para enseñar ese día",
		price: "Precio",
		readyAt: "Estar a punto a las",
		timeAndPlace: ({ time, place }) => `${time}, ${place}`,
		paid: "Pagado",
		toPayByCard: "Por pagar con tarjeta",
		hotelCollects: "Cobra el hotel",
	},
	choice: {
		chosenAt: ({ hotel }) => `Elegido en la pantalla de ${hotel}.`,
		taken: "Estas plazas se han ocupado entretanto.",
		dayFull:
			"Ese día está completo. No se ha reservado nada. En la pantalla el cliente ve los demás días.",
		notWhole:
			"Ya hay alguien con plaza, así que la excursión entera no está libre. No se ha reservado nada. En la pantalla el cliente ve los demás días.",
		seatsLeft: ({ left }) =>
			plural("es", left, {
				one: `Ese día solo queda ${left} plaza. No se ha reservado nada. En la pantalla el cliente ve los demás días.`,
				other: `Ese día solo quedan ${left} plazas. No se ha reservado nada. En la pantalla el cliente ve los demás días.`,
			}),
		seatsFree: ({ left }) =>
			plural("es", left, {
				one: `<b>Sin reservar todavía.</b> Ese día hay ${left} plaza libre; las del cliente se guardan en cuanto reserves.`,
				other: `<b>Sin reservar todavía.</b> Ese día hay ${left} plazas libres; las del cliente se guardan en cuanto reserves.`,
			}),
		anotherGuest: "Otro cliente",
		name: "Nombre completo del cliente",
		email: "Correo",
		emailHint:
			"El bono va ahí. Si el cliente no tiene, escribe el correo del hotel e imprime el bono.",
		howPaid: "¿Cómo se paga?",
		paidHere: ({ price }) => `El cliente ha pagado ${price} aquí`,
		onRoomBill: "Va a la cuenta de la habitación",
		byCard: "Con tarjeta, en nuestra página de pago, ahora",
		book: ({ price }) => `Reservar por ${price}`,
	},
	bookingMade: {
		headlines: {
			confirmed: "Reservado.",
			pending: "Retenido, sin pagar todavía.",
			cancelled: "Esta reserva ha terminado.",
			expired: "Esta reserva ha terminado.",
		},
		voucherLeaves: ({ email }) =>
			`El bono va de camino a ${email}. Un cliente sin teléfono se lo lleva en papel.`,
		heldUntil: ({ clock, price }) =>
			`Las plazas están retenidas hasta las ${clock} y son del cliente en cuanto se paguen ${price}.`,
		ended: "Sus plazas vuelven a estar a la venta. Que el cliente elija otra vez en la pantalla.",
		openVoucher: "Abrir el bono para imprimirlo",
		openPayment: "Abrir la página de pago",
		nextGuest: "Siguiente cliente",
	},
	errors: {
		noHotel: "Elige el hotel",
		noFigures: "Escribe las seis cifras que dice el cliente",
		noMoney: "Di cómo se paga",
		tooManyTries: "Demasiados intentos. Espera un minuto y escríbelo otra vez.",
		notOnSale: "Esta excursión ya no está a la venta.",
		unknownFigures:
			"Ninguna elección espera con estas cifras en este hotel. Sirven una vez, durante 15 minutos: que el cliente las lea otra vez o saque otras en la pantalla.",
	},
};
