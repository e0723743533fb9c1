/** The names of a booking's fields for staff, in record, export and history, and what stands for an empty one. */
export const en = {
	name: { label: "Name" },
	email: { label: "Email" },
	phone: { label: "Phone", none: "none given" },
	comments: { label: "Comments" },
	source: { label: "Booked by" },
	guideNotes: { label: "For the guide" },
	staffNotes: { label: "For staff only" },
	language: { label: "Speaks", none: "not known" },
};
