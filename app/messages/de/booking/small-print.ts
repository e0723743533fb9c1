export const smallPrint = {
	agree:
		"Es gelten unsere <terms>Buchungsbedingungen</terms>; was wir speichern, steht in der <privacy>Datenschutzerklärung</privacy>.",
	loading: "Einen Moment, bitte …",
	notRead:
		"Für diesen Text brauchen wir das Netz. Es ist gerade weg; bitte versuchen Sie es gleich noch einmal.",
	close: "Zurück zur Buchung",
};
