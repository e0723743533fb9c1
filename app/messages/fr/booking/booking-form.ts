import type { bookingForm as english } from "../../en/booking/booking-form.ts";
import { plural } from "../../plural.ts";

export const bookingForm: typeof english = {
	title: "Réservez votre jour",
	fromPrice: ({ price }) => `dès ${price}`,
	perAdult: () => "par adulte",
	perBooking: ({ price }) => `plus ${price} par réservation`,
	errors: ({ count }) =>
		plural("fr", count, {
			one: "Une information à vérifier",
			other: `${count} informations à vérifier`,
		}),
	optional: "(facultatif)",
	day: {
		legend: "1. Choisissez le jour",
		left: ({ count }) => plural("fr", count, { one: `${count} libre`, other: `${count} libres` }),
		yours: ({ count }) => `${count} à vous`,
		full: "complet",
		tooLate: "trop tard",
		label: ({ day, left, guides }) =>
			plural("fr", left, {
				one: `${day}, ${left} place libre, guide en ${guides}`,
				other: `${day}, ${left} places libres, guide en ${guides}`,
			}),
		heldLabel: ({ day, held, left, guides }) =>
			`${day}, ${held} pour vous, encore ${left}, guide en ${guides}`,
		key: {
			free: "places libres",
			few: "dernières places",
			chosen: "votre jour",
			held: "réservé pour vous",
			full: "complet",
		},
	},
	starts: {
		at: ({ times }) => `départs à ${times}`,
		dayAt: ({ day, time }) => `${day}, ${time}`,
		missing: "Choisissez une heure",
	},
	whole: {
		upTo: ({ people }) => `jusqu’à ${people} personnes`,
	},
	people: {
		legend: "2. Qui vient ?",
		adults: "Adultes",
		children: "Enfants",
		babies: "Bébés",
		from: ({ age }) => `à partir de ${age} ans`,
		under: ({ age }) => `moins de ${age} ans`,
		free: "gratuit",
		tooYoung: ({ age }) => `Cette excursion convient à partir de ${age} ans.`,
		fewer: ({ who }) => `Moins : ${who}`,
		more: ({ who }) => `Plus : ${who}`,
	},
	guest: {
		legend: "3. Prise en charge et contact",
		pickup: "Nous venons vous chercher",
		choosePickup: "Choisissez votre point de prise en charge",
		stop: ({ time, place }) => `${time} · ${place}`,
	},
	code: {
		busy: "Vérification…",
		/** Before what it takes off. */
		line: ({ code }) => `Code ${code}`,
	},
	total: {
		noDay: "Aucun jour choisi",
		fewLeft: ({ seats }) =>
			plural("fr", seats, {
				one: `Il reste ${seats} place ce jour-là.`,
				other: `Il reste ${seats} places ce jour-là.`,
			}),
		youPay: "Prix total",
	},
	bar: {
		noDay: "pas encore de jour",
		book: "Réserver ce jour",
		choose: "Choisir un jour",
		agree: "En réservant, vous acceptez nos <terms>conditions</terms>.",
	},
	send: {
		book: "Réserver et payer",
		instead: "Prendre plutôt ce jour",
		insteadThatDay: "Réserver ceci à la place",
		busy: "Réservation…",
		busySentence: "Nous réservons vos places.",
		heldWhilePaying: "Nous gardons vos places pendant que vous payez et vous disons jusqu’à quand.",
	},
	unsent: {
		nothing: "Rien n’est réservé.",
		meanwhile: "D’ici là, aucune place n’est gardée pour vous.",
		once: "Cela reste une seule réservation, et rien n’est débité avant votre paiement.",
		done: "Vos places sont gardées, rien n’est encore débité.",
	},
};
