/** From zero to twelve. Before a noun "one" has a gender: such a text has a form of its own for it. */
export const numberWords = [
	"zero",
	"una",
	"due",
	"tre",
	"quattro",
	"cinque",
	"sei",
	"sette",
	"otto",
	"nove",
	"dieci",
	"undici",
	"dodici",
];
