export const categories = ["daily", "weekend", "adventure"] as const;

/** "Daily"; also works for categories that staff added. */
export function categoryName(category: string): string {
	return category.charAt(0).toUpperCase() + category.slice(1);
}
