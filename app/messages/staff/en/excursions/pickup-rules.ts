/** What the fields of a pickup and of a pickup point are called in the common rules: "Pickup time must be …". */
export const en = {
	time: "Pickup time",
	title: "Pickup title",
	point: "Pickup point",
	excursion: "Excursion",
	latitude: "Latitude",
	longitude: "Longitude",
	place: "The place",
	isActive: "In use",
};
