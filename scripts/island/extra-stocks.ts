/** Kayaks and whoever else goes into the water share them. */
export const wetsuits = { id: 1, title: "Wetsuits 5 mm", quantity: 6 };
