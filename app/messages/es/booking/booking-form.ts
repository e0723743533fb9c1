import type { bookingForm as english } from "../../en/booking/booking-form.ts";
import { plural } from "../../plural.ts";

export const bookingForm: typeof english = {
	title: "Reserve su día",
	fromPrice: ({ price }) => `desde ${price}`,
	perAdult: () => "por adulto",
	perBooking: ({ price }) => `más ${price} por reserva`,
	errors: ({ count }) =>
		plural("es", count, { one: "Revise un dato", other: `Revise ${count} datos` }),
	optional: "(opcional)",
	day: {
		legend: "1. Elija el día",
		left: ({ count }) => plural("es", count, { one: "1 libre", other: `${count} libres` }),
		yours: ({ count }) => plural("es", count, { one: "1 suya", other: `${count} suyas` }),
		full: "completo",
		tooLate: "cerrado",
		label: ({ day, left, guides }) =>
			plural("es", left, {
				one: `${day}, queda 1 plaza, guía en ${guides}`,
				other: `${day}, quedan ${left} plazas, guía en ${guides}`,
			}),
		heldLabel: ({ day, held, left, guides }) =>
			`${day}, ${held} para usted, libres: ${left}, guía en ${guides}`,
		key: {
			free: "plazas libres",
			few: "últimas plazas",
			chosen: "su día",
			held: "reservado para usted",
			full: "completo",
		},
	},
	starts: {
		at: ({ times }) => `salidas a las ${times}`,
		dayAt: ({ day, time }) => `${day}, ${time}`,
		missing: "Elija una hora",
	},
	whole: {
		upTo: ({ people }) => `para hasta ${people} personas`,
	},
	people: {
		legend: "2. ¿Quién viene?",
		adults: "Adultos",
		children: "Niños",
		babies: "Bebés",
		from: ({ age }) => `a partir de ${age} años`,
		under: ({ age }) => `menores de ${age} años`,
		free: "gratis",
		tooYoung: ({ age }) => `Esta excursión es a partir de ${age} años.`,
		fewer: ({ who }) => `Menos: ${who}`,
		more: ({ who }) => `Más: ${who}`,
	},
	guest: {
		legend: "3. Recogida y contacto",
		pickup: "Le recogemos en",
		choosePickup: "Elija su punto de recogida",
		stop: ({ time, place }) => `${time} · ${place}`,
	},
	code: {
		busy: "Comprobando…",
		/** Before what it takes off. */
		line: ({ code }) => `Código ${code}`,
	},
	total: {
		noDay: "Aún no ha elegido día",
		fewLeft: ({ seats }) =>
			plural("es", seats, {
				one: "Ese día queda 1 plaza.",
				other: `Ese día quedan ${seats} plazas.`,
			}),
		youPay: "Precio total",
	},
	bar: {
		noDay: "sin día todavía",
		book: "Reservar este día",
		choose: "Elegir día",
		agree: "Al reservar acepta nuestras <terms>condiciones</terms>.",
	},
	send: {
		book: "Reservar y pagar",
		instead: "Cambiar a este día",
		insteadThatDay: "Reservar esto en su lugar",
		busy: "Reservando…",
		busySentence: "Estamos reservando sus plazas.",
		heldWhilePaying: "Guardamos sus plazas mientras paga y le decimos hasta cuándo.",
	},
	unsent: {
		nothing: "No hay nada reservado.",
		meanwhile: "Hasta entonces no guardamos plazas para usted.",
		once: "Sigue siendo una sola reserva, y no se cobra nada antes de que pague.",
		done: "Sus plazas están guardadas y aún no se ha cobrado nada.",
	},
};
