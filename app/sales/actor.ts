/** The member of staff behind a change; the name is copied into the history. */
export interface Actor {
	id: string;
	name: string;
	/** The user who impersonates this one; null when nobody does. */
	impersonatorId: string | null;
}
