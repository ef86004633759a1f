"""What survivors have and what becomes of them: health, levels, traits, equipment, agendas, winning; what cards ask of them."""
