import { plural } from "../../../plural.ts";

/** A note about a guest, written while guests board. */
export const en = {
	write: ({ name }: { name: string }) => `Note<hidden> about ${name}</hidden>`,
	label: ({ name }: { name: string }) => `A note about ${name}; the office reads it`,
	save: "Save the note",
	leave: "Leave it",
	/** Before the words of a note. */
	by: ({ name, clock }: { name: string; clock: string }) => `${name}, ${clock}:`,
	yours: "Your note:",
	waits: "waits on this phone",
	refused: {
		gone: "Not saved: this booking is not on your departure any more.",
		"too late": "Not saved: it was written more than three days ago.",
	},
	dismiss: ({ name }: { name: string }) => `Delete it<hidden>, the note about ${name}</hidden>`,
	waiting: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, { one: "note waits", other: "notes wait" })} here`,
};
