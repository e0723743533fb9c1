import type { octo as english } from "../../en/site/octo.ts";

export const octo: typeof english = {
	title: "Per i rivenditori",
	description:
		"Vendete le nostre escursioni con l’interfaccia OCTO: posti e prezzi reali, prenotazioni immediate.",
	lead: "Il vostro programma vende le nostre escursioni secondo il contratto OCTO: con i posti e i prezzi delle nostre pagine, confermate subito.",
	key: "1. Chiedete una chiave",
	keyText:
		"Scrivete a <mail></mail>. Prima mandiamo una chiave di prova: vede i posti reali e non ne occupa.",
	call: "2. La prima chiamata",
	callText:
		"Risponde con le escursioni che potete vendere. Mettete la vostra chiave al posto di KEY.",
	book: "3. Trattenere, confermare, annullare",
	bookText: ({ minutes }) =>
		`Un’opzione occupa posti per ${minutes} minuti e non richiede un nome. Inviate una vostra uuid: la stessa chiamata due volte è una prenotazione. L’ospite paga voi e riceve le nostre e-mail solo se lo chiedete; voi ci dovete il prezzo netto del vostro contratto.`,
	more: "Tutto il resto",
	openApi: "Descrizione OpenAPI",
	contract: "Il contratto OCTO",
	base: "Indirizzo di base",
};
