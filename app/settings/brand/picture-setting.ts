/** Settings that hold the address of a picture. */
export type PictureSetting = "BRAND_MARK" | "HOME_PICTURE";

/** The form's field for a new file. */
export function fileOf(name: string): string {
	return `${name}_FILE`;
}

/** The form's tick that takes the present picture away. */
export function removalOf(name: string): string {
	return `${name}_REMOVE`;
}
