import type { octo as english } from "../../en/site/octo.ts";

export const octo: typeof english = {
	title: "Pour les revendeurs",
	description:
		"Vendez nos excursions par l’interface OCTO : places et prix réels, réservations immédiates.",
	lead: "Votre programme vend nos excursions selon le contrat OCTO : avec les places et les prix de nos propres pages, confirmées aussitôt.",
	key: "1. Demandez une clé",
	keyText:
		"Écrivez à <mail></mail>. Nous envoyons d’abord une clé de test : elle voit les vraies places et n’en prend aucune.",
	call: "2. Le premier appel",
	callText:
		"Il répond avec les excursions que vous pouvez vendre. Mettez votre clé à la place de KEY.",
	book: "3. Retenir, confirmer, annuler",
	bookText: ({ minutes }) =>
		`Une option prend des places pendant ${minutes} minutes et ne demande pas de nom. Envoyez votre propre uuid : le même appel deux fois fait une seule réservation. Le client vous paie et ne reçoit nos e-mails que si vous le demandez ; vous nous devez le prix net de votre contrat.`,
	more: "Tout le reste",
	openApi: "Description OpenAPI",
	contract: "Le contrat OCTO",
	base: "Adresse de base",
};
