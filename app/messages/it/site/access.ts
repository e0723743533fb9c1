import type { access as english } from "../../en/site/access.ts";

export const access: typeof english = {
	heading: "Chi può venire",
	wheelchair: {
		yes: "Accessibile in sedia a rotelle, senza scendere",
		folding: "Possibile con una sedia a rotelle pieghevole, se la persona può fare qualche passo",
		no: "Non possibile in sedia a rotelle",
	},
	pram: {
		yes: "È possibile portare un passeggino",
		folding: "È possibile portare un passeggino pieghevole",
		no: "Non possibile con il passeggino",
	},
	pregnancy: {
		yes: "Adatta anche in gravidanza",
		ask: "In caso di gravidanza ci contatti prima di prenotare",
		no: "Non adatta in gravidanza",
	},
	swimming: {
		needless: "Non serve saper nuotare",
		needed: "Bisogna saper nuotare",
	},
	height: ({ cm }: { cm: number }) => `Altezza minima: ${cm} cm`,
	weight: ({ kg }: { kg: number }) => `Peso massimo a persona: ${kg} kg`,
};
