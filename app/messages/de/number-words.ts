/** From zero to twelve. Before a noun "one" has a gender: such a text has a form of its own for it. */
export const numberWords = [
	"null",
	"eine",
	"zwei",
	"drei",
	"vier",
	"fünf",
	"sechs",
	"sieben",
	"acht",
	"neun",
	"zehn",
	"elf",
	"zwölf",
];
