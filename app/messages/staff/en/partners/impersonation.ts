/** Above every page of an admin who acts as another user. */
export const en = {
	youActAs: ({ name }: { name: string }) => `You act as ${name}`,
	back: "Back to yourself",
};
