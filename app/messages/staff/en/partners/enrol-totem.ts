/** Makes a new screen a totem of a hotel, by the six figures that it shows. */
export const en = {
	title: "A new totem",
	allHotels: "All hotels",
	ask: {
		title: "Which figures does the screen show?",
		hint: ({ minutes }: { minutes: number }) =>
			`Open the address of this site with /totem on the new screen. Its figures work for ${minutes} minutes, and once.`,
		figures: "Six figures",
		example: "Like 47 18 06",
		find: "Find the screen",
	},
	found: {
		title: "Is this the screen?",
		hint: "Go on only if you see these figures on the screen in front of you, or its hotel reads them to you.",
		device: "Device",
		size: "Size",
		address: "Asked from",
		time: "Asked at",
		hotel: "It stands in",
		chooseHotel: "Choose the hotel",
		name: "Its name",
		nameHint: "So that you know which one it is: lobby, pool bar",
		enrol: "Enrol this screen",
		other: "No, it shows other figures",
	},
	done: ({ name }: { name: string }) => `"${name}" is enrolled and shows the trips`,
	refused: {
		none: "No screen shows these figures now. They work once; look at the screen, it may show new ones.",
		many: "Too many tries. Wait a minute, then type the figures again.",
		wrong: "Type the six figures that the screen shows.",
	},
	rules: {
		figures: "Type the six figures of the screen",
		hotel: "Choose the hotel",
		/** Begins the common rules: "The name must be at least 2 characters long". */
		name: "The name",
	},
};
