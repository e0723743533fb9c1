/** Where the guest of a confirmed booking pays what is still owed. */
export function balancePath(confirmId: string): string {
	return `/booking/${confirmId}/pay`;
}
