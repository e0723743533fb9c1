/** From zero to twelve. Before a noun "one" has a gender: such a text has a form of its own for it. */
export const numberWords = [
	"zéro",
	"une",
	"deux",
	"trois",
	"quatre",
	"cinq",
	"six",
	"sept",
	"huit",
	"neuf",
	"dix",
	"onze",
	"douze",
];
