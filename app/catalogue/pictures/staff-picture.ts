/** A picture as the editor shows it; `url` and `srcSet` are addresses on our own origin. */
export interface StaffPicture {
	id: number;
	key: string;
	url: string;
	srcSet: string | undefined;
	alt: string;
	width: number;
	height: number;
}
