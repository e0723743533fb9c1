import type { bookings, questions } from "#app/database/schema.server.ts";
import type { NewAnswer } from "#app/sales/answers/answer.ts";

export type DemoQuestion = Omit<
	typeof questions.$inferInsert,
	"id" | "excursionId" | "position" | "createdAt" | "updatedAt"
> & {
	/** In the other languages. */
	texts: Record<"de" | "es" | "fr" | "it", { title: string; note: string }>;
};

/** What a kayak school asks: whom it takes, in which shoes, and that they have read its rules. */
export const kayakQuestions: DemoQuestion[] = [
	{
		title: "Can all of you swim 50 metres?",
		note: "In open water, with a buoyancy vest.",
		...{ kind: "yes or no", asks: "booking", moment: "booking", isRequired: true },
		texts: {
			de: {
				title: "Können Sie alle 50 Meter schwimmen?",
				note: "Im offenen Wasser, mit Schwimmweste.",
			},
			es: { title: "¿Saben todos nadar 50 metros?", note: "En aguas abiertas, con chaleco." },
			fr: {
				title: "Savez-vous tous nager 50 mètres ?",
				note: "En eau libre, avec un gilet de flottaison.",
			},
			it: { title: "Sapete tutti nuotare per 50 metri?", note: "In mare aperto, con giubbotto." },
		},
	},
	{
		title: "Name",
		note: "For the list of the harbour office.",
		...{ kind: "text", asks: "guests", moment: "later", isRequired: true },
		texts: {
			de: { title: "Name", note: "Für die Liste des Hafenamts." },
			es: { title: "Nombre y apellidos", note: "Para la lista de la capitanía del puerto." },
			fr: { title: "Nom et prénom", note: "Pour la liste de la capitainerie." },
			it: { title: "Nome e cognome", note: "Per l’elenco della capitaneria di porto." },
		},
	},
	{
		title: "Shoe size",
		note: "European size, for the water shoes that we lend you.",
		...{ kind: "number", asks: "guests", moment: "later", isRequired: true },
		texts: {
			de: { title: "Schuhgröße", note: "Für die Wasserschuhe, die wir Ihnen leihen." },
			es: { title: "Número de pie", note: "Para el calzado de agua que le prestamos." },
			fr: { title: "Pointure", note: "Pour les chaussures d’eau que nous vous prêtons." },
			it: { title: "Numero di scarpe", note: "Per le scarpe da acqua che le prestiamo." },
		},
	},
	{
		title: "I have read the rules on the water and keep to them",
		note: "We listen to the guide and stay together. We wear vest and helmet from the first to the last minute. Who feels unwell says so at once. Wind and swell may make the guide turn back early.",
		...{ kind: "consent", asks: "booking", moment: "later", isRequired: true },
		texts: {
			de: {
				title: "Ich habe die Regeln auf dem Wasser gelesen und halte mich daran",
				note: "Wir hören auf den Guide und bleiben zusammen. Weste und Helm tragen wir von der ersten bis zur letzten Minute. Wem nicht wohl ist, sagt es sofort. Bei Wind und Wellen kann der Guide früher umkehren.",
			},
			es: {
				title: "He leído las normas en el agua y las cumplo",
				note: "Seguimos las indicaciones del guía y no nos separamos. Llevamos chaleco y casco de principio a fin. Quien se encuentre mal lo dice enseguida. Con viento u oleaje, el guía puede volver antes.",
			},
			fr: {
				title: "J’ai lu les règles sur l’eau et je les respecte",
				note: "Nous écoutons le guide et restons ensemble. Nous portons gilet et casque du début à la fin. Qui ne se sent pas bien le dit aussitôt. Par vent ou houle, le guide peut rentrer plus tôt.",
			},
			it: {
				title: "Ho letto le regole in acqua e le rispetto",
				note: "Ascoltiamo la guida e restiamo insieme. Portiamo giubbotto e casco dal primo all’ultimo minuto. Chi non si sente bene lo dice subito. Con vento o onde la guida può rientrare prima.",
			},
		},
	},
];

type Answered = Pick<
	typeof bookings.$inferInsert,
	"name" | "adults" | "children" | "status" | "createdAt"
> & { id: number };

/** Three of four parties have answered everything; the rest still has it before them. */
export function kayakAnswers(
	parties: readonly Answered[],
	firstQuestionId: number,
): (NewAnswer & { bookingId: number; answeredAt: number })[] {
	const [swim, name, shoes, rules] = [0, 1, 2, 3].map((place) => firstQuestionId + place);
	return parties
		.filter(({ id, status }) => status === "confirmed" && id % 4 !== 0)
		.flatMap((party) => {
			const { id, adults = 0, children = 0, createdAt } = party;
			const guests = [
				...Array.from({ length: adults }, (_, index) => `adults-${index + 1}`),
				...Array.from({ length: children }, (_, index) => `children-${index + 1}`),
			];
			const answer = (questionId = 0, guest = "", value = "yes") => ({
				...{ bookingId: id, questionId, guest, value },
				...{ wording: questionId === rules ? 1 : null, answeredAt: createdAt },
			});
			return [
				answer(swim),
				answer(rules),
				...guests.flatMap((guest, place) => [
					answer(name, guest, nameOf(party, place)),
					answer(shoes, guest, String((guest.startsWith("adults") ? 38 : 31) + ((id + place) % 7))),
				]),
			];
		});
}

const firstNames = ["Lena", "Hugo", "Nora", "Emil", "Clara", "Milo", "Ada", "Theo", "Ines"];

function nameOf({ id, name }: Answered, place: number): string {
	if (place === 0) return name;
	return [firstNames[(id + place) % firstNames.length], ...name.split(" ").slice(1)].join(" ");
}
