export const smallPrint = {
	agree:
		"Prenotando accetta le nostre <terms>condizioni</terms>; la nostra <privacy>pagina sulla privacy</privacy> dice che cosa conserviamo.",
	loading: "Un momento, per favore…",
	notRead: "Per mostrare questo testo ci serve la rete. Al momento non c’è; riprovi tra poco.",
	close: "Torna alla prenotazione",
};
