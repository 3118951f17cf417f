// Rules for bare elements, in the order of their layers.
