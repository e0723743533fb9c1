import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/departures/team.ts";

export const es: StaffTexts<typeof en> = {
	asItIs: "Donde no marques nada, cada salida conserva lo que tiene.",
	nobody: { guide: "Sin guía", vehicle: "Sin vehículo", driver: "Sin conductor" },
	withSeats: ({ name, seats }) => `${name}, ${seats} plazas`,
	speaks: ({ name, languages }) => `${name}, ${languages}`,
	speaksNot: ({ name, languages, unspoken }) => `${name}, ${languages} (no ${unspoken})`,
	promisedButUnspoken: ({ name, languages }) =>
		`${name}: no habla ${languages}, y se prometió a los clientes.`,
	notInList: "Elige uno de la lista",
	clash: {
		elsewhere: ({ name, title, date, time }) =>
			`${name} está en «${title}» el ${date} a las ${time}`,
		tooSmall: ({ name, seats, takenSeats, date, time }) =>
			`${name} tiene ${seats} plazas, y el ${date} a las ${time} hay ${takenSeats} ocupadas`,
		more: ({ count }) => `${count} más`,
		refused: ({ reasons }) => `${reasons}. No ha cambiado nada.`,
		changedMeanwhile:
			"Entretanto alguien ha cambiado esto: un guía, vehículo o conductor ya no está en uso. No ha cambiado nada.",
	},
};
