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
	stillHere: "Alles, was Sie eingegeben haben, ist noch da.",
	whenBack: "Senden Sie es, sobald die Verbindung zurück ist.",
	sendAgain: "Noch einmal senden",
};
