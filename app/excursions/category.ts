export const categories = ["daily", "weekend", "adventure"] as const;

/** "Daily"; also for a category that staff invented. */
export function categoryName(category: string): string {
	return category.charAt(0).toUpperCase() + category.slice(1);
}
