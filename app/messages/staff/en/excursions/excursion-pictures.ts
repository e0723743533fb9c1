/** The pictures of an excursion in its editor. */
export const en = {
	title: "Pictures",
	hint: "The first picture is the poster. Drag a picture to its place, on a phone by its grip, or use the arrows.",
	poster: "Poster",
	moveLeft: ({ place }: { place: number }) => `Move picture ${place} left`,
	moveRight: ({ place }: { place: number }) => `Move picture ${place} right`,
	moved: ({ place, count, words }: { place: number; count: number; words: string }) =>
		`Now at place ${place} of ${count}: ${words}`,
	remove: ({ place }: { place: number }) => `Remove picture ${place}`,
	removed: "Removed with the next save",
	whatItShows: "What it shows",
	/** The same, where no picture stands above it. */
	whatPictureShows: ({ place }: { place: number }) => `What picture ${place} shows`,
	upload: {
		add: "Add pictures",
		kinds: ({ most }: { most: number }) => `JPEG, PNG, WebP or GIF, up to ${most} MB each`,
		upload: "Upload",
		gotIt: "Got it",
		progress: ({ name }: { name: string }) => `Upload of ${name}`,
		sent: ({ percent }: { percent: number }) => `${percent} % sent`,
		becomesSmaller: "Making it smaller …",
		stored: "The pictures are stored",
		lost: "The connection was lost: nothing was stored. Please try again.",
		nothingChosen: "Choose a picture first",
		tooMuch: "That is too much at once: send fewer pictures, or smaller ones",
		/** One of several files, and why it was refused. */
		refused: ({ name, why }: { name: string; why: string }) => `${name}: ${why}`,
	},
	refused: {
		tooLarge: ({ size, most }: { size: number; most: number }) =>
			`This picture has ${size} MB: at most ${most} MB can be taken`,
	},
};
