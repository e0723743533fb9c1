/** Why the server stores no picture; only it says these. */
export const en = {
	noPicture:
		"This is not a picture: it must be a JPEG, PNG, WebP or GIF file, whatever its name says",
	heic: "This is an iPhone picture (HEIC), which browsers can't show: send it to yourself by mail or export it, so that it becomes a JPEG, and choose that. For new ones: Settings, Camera, Formats, Most Compatible",
	tooNarrow: ({ width, height, most }: { width: number; height: number; most: number }) =>
		`This picture has ${width} × ${height} pixels: its longer side can have ${most} times the other one at most`,
	tooManyPixels: ({ width, height, side }: { width: number; height: number; side: number }) =>
		`This picture has ${width} × ${height} pixels: more than ${side} a side, or 100 million together, can't be used`,
	tooFewPixels: ({ width, height, least }: { width: number; height: number; least: number }) =>
		`This picture has only ${width} × ${height} pixels: it needs ${least} or more on its longer side`,
	broken: "This picture is damaged or incomplete: open it on your device and save it again",
	tooMany: ({ most }: { most: number }) =>
		`An excursion has at most ${most} pictures: remove one first`,
	noSuchExcursion: "There is no such excursion",
	hereAlready: "This picture is here already",
};
