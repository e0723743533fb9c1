import type { sending as english } from "../../en/site/sending.ts";

export const sending: typeof english = {
	notSent: ({ nothing }) => `Nicht gesendet. ${nothing}`,
	noNetwork: "Im Moment gibt es keine Verbindung.",
	noAnswer: {
		heading: "Wir haben keine Antwort erhalten.",
		lead: ({ once }) =>
			`Die Verbindung ist abgebrochen, deshalb wissen wir nicht, ob es angekommen ist. Sie können es unbesorgt noch einmal senden. ${once}`,
	},
	unavailable: {
		heading: "Unser Buchungssystem antwortet nicht.",
		lead: ({ once }) =>
			`Höchstwahrscheinlich ist noch nichts geschehen. Sie können es unbesorgt noch einmal senden. ${once}`,
	},
	arrived: {
		heading: "Es ist bei uns angekommen.",
		lead: ({ done }) =>
			`${done} Nur die nächste Seite wurde nicht geladen, weil es im Moment keine Verbindung gibt.`,
	},
	stillHere: "Alles, was Sie eingegeben haben, ist noch da.",
	triedAgain: "Wir haben es noch einmal versucht. Drücken Sie die Taste für einen neuen Versuch.",
	sendsItself: "Sobald die Verbindung zurück ist, senden wir es von selbst noch einmal.",
	sendsSoon: "In wenigen Sekunden senden wir es von selbst noch einmal.",
	opensItself: "Sobald die Verbindung zurück ist, öffnen wir sie von selbst.",
	trying: "Wir versuchen es …",
	openNow: "Jetzt öffnen",
	sendNow: "Jetzt senden",
	sendAgain: "Noch einmal senden",
	doNotSend: "Nicht senden",
	doNotSendAgain: "Nicht noch einmal senden",
};
