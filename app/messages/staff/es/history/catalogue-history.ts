import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/history/catalogue-history.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	created: "lo creó",
	saved: "lo guardó",
	savedParts: ({ sentence, parts }) => [sentence, ...parts].join(" · "),
	parts: {
		day_languages: "Días e idiomas",
		pickups: "Recogidas",
		pictures: "Fotos",
		textsIn: ({ language }) => `Textos en ${language}`,
		inLanguage: ({ label, language }) => `${label} (${language})`,
	},
	timetable: {
		saved: ({ start }) => `guardó el horario de las ${start}`,
		removed: ({ start }) => `quitó la salida de las ${start}`,
	},
	priceRule: {
		added: ({ place }) => `añadió la regla de precio ${place}`,
		changed: ({ place }) => `cambió la regla de precio ${place}`,
		moved: ({ place }) => `movió la regla de precio ${place}`,
		ended: ({ place }) => `terminó la regla de precio ${place}`,
	},
	extra: {
		added: ({ title }) => `añadió el extra «${title}»`,
		changed: ({ title }) => `cambió el extra «${title}»`,
		retired: ({ title }) => `retiró el extra «${title}»`,
		"brought back": ({ title }) => `recuperó el extra «${title}»`,
		moved: ({ title }) => `movió el extra «${title}»`,
	},
	question: {
		added: ({ title }) => `añadió la pregunta «${title}»`,
		changed: ({ title }) => `cambió la pregunta «${title}»`,
		retired: ({ title }) => `retiró la pregunta «${title}»`,
		"brought back": ({ title }) => `recuperó la pregunta «${title}»`,
		moved: ({ title }) => `movió la pregunta «${title}»`,
	},
	extraStock: ({ title, quantity }) => `fijó la reserva común «${title}» en ${quantity}`,
	fare: {
		added: ({ title }) => `añadió la tarifa «${title}»`,
		changed: ({ title }) => `cambió la tarifa «${title}»`,
		retired: ({ title }) => `retiró la tarifa «${title}»`,
		"brought back": ({ title }) => `recuperó la tarifa «${title}»`,
		moved: ({ title }) => `movió la tarifa «${title}»`,
	},
	deleted: "lo borró",
	codeEnded: "lo terminó",
	use: { "taken into use": "lo puso en uso", "taken out of use": "lo puso fuera de uso" },
	picture: { added: "añadió una foto", removed: "quitó una foto" },
	departure: {
		added: ({ date }) => `añadió ${date}`,
		closed: ({ date }) => `cerró ${date}`,
		opened: ({ date }) => `abrió ${date}`,
		runs: ({ date }) => `decidió que ${date} sale por debajo de su mínimo`,
		cancelled: ({ date }) => `canceló ${date}`,
		calledOff: ({ date }) => `suspendió ${date} por el tiempo`,
		moved: ({ date }) => `movió a los clientes de ${date}`,
		seats: ({ date, seats }) => `fijó ${counted(seats, "plaza", "plazas")} en ${date}`,
		price: ({ date, adults, children, bebe }) => {
			const prices = [
				adults && `adultos ${adults}`,
				children && `niños ${children}`,
				bebe && `bebés ${bebe}`,
			].filter(Boolean);
			return prices.length > 0
				? `fijó el precio de ${date}: ${prices.join(", ")}`
				: `devolvió ${date} al precio de lista`;
		},
		sale: {
			seats: ({ date }) => `vende ${date} por plazas`,
			whole: ({ date, price }) => `vende ${date} solo entera, por ${price}`,
			both: ({ date, price }) => `vende ${date} por plazas o entera, por ${price}`,
		},
		start: ({ date, to }) => `fijó la salida a las ${to} en ${date}`,
		team: ({ date, names }) => `${date}: ${names}`,
		noTeam: ({ date }) => `${date}: nadie y ningún vehículo`,
	},
	totem: {
		enrolled: ({ name }) => `dio de alta el tótem «${name}»`,
		revoked: ({ totem }) => `dio de baja el tótem ${totem}`,
	},
	month: {
		collect: ({ month, bookings }) => `marcó ${month} como cobrado, reservas: ${bookings}`,
		uncollect: ({ month, bookings }) =>
			`marcó ${month} como no cobrado al final, reservas: ${bookings}`,
	},
};
